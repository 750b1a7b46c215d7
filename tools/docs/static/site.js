// Help for readers with a keyboard or a screen reader that the pages lack.
addEventListener("DOMContentLoaded", () => {
  document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "Pages");
  document.querySelector(".toc-drawer")?.setAttribute("aria-label", "On this page");
  for (const block of document.querySelectorAll("pre, .table-wrapper")) {
    // Without focus, the arrow keys do not scroll what is wider than the page.
    if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
  }
});
