// The layout around a page. A table fills the window and hides the site's header and footer.
export const shell = $state({
  /** Whether the page fills the window and has its own header. */
  full: false,
});
