#!/bin/sh
# A bot for Mutiny in shell and awk: mutiny simulate meuterer --bots "cmd:sh examples/bots/trader.sh,random"
#
# It trades: in Meuterer it offers what the active islands buy, then leaves and takes the best action card for it. In
# other games it makes the last legal move.

decide='
# What stands between the brackets after a key, without the quotation marks.
function list(key,    rest) {
    rest = substr($0, index($0, "\"" key "\":["))
    rest = substr(rest, length(key) + 5)
    rest = substr(rest, 1, index(rest, "]") - 1)
    gsub(/"/, "", rest)
    return rest
}

function can(move) {
    return index("," moves ",", "," move ",") > 0
}

function number(name) {
    match($0, "\"" name "\":[0-9]+")
    return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3)
}

function answer(move) {
    match($0, /"id":[0-9]+/)
    printf "{%s,\"move\":\"%s\"}\n", substr($0, RSTART, RLENGTH), move
    exit
}

{
    moves = list("legal")
    last = split(moves, legal, ",")
    if ($0 !~ /"game":"meuterer"/) answer(legal[last])

    # The goods that the active islands buy, and the hand.
    count = split(list("active"), active, ",")
    for (i = 1; i <= count; i++) {
        split(substr($0, index($0, "\"" active[i] "\":{\"buys\":")), quoted, "\"")
        wanted[quoted[6]] = 1
    }
    count = split(list("hand"), hand, ",")
    for (i = 1; i <= count; i++) held[hand[i]]++

    split("ruby salt wine cloth grain", goods, " ")
    for (i = 1; i <= 5; i++) {
        good = goods[i]
        if (can("offer " good) && (good in wanted || "any" in wanted && held[good] > 1)) answer("offer " good)
    }
    # With a conflict card it rises against the Captain.
    split(held["conflict"] ? "mutineer boy mate merchant loader" : "boy merchant mate loader mutineer", roles, " ")
    for (i = 1; i <= 5; i++) if (can("take " roles[i])) answer("take " roles[i])
    if (can("leave") && number("captain") != number("seat")) answer("leave")
    # All conflict cards into the fight. Otherwise the first move: no pay for the Mate, all cards of a Captain on offer.
    answer(legal[1] ~ /^fight/ ? legal[last] : legal[1])
}'

while IFS= read -r line; do
    case $line in
    '{"type":"choose"'*) printf '%s\n' "$line" | awk "$decide" ;;
    '{"type":"end"'*) exit 0 ;;
    esac
done
