// Loops of a regular expression that can read the same words in two ways: "(?:only |\w+ly )*" reads "only only only" in 2³. A
// text that then does not match is read in every one of them, so that a hundred characters take seconds.

import { type Concatenation, isDisjointWith, JS, NFA, type Node, type NoParent, type Quantifier } from "refa";

/** A loop of fewer turns is read in few ways. */
const FEWEST_TURNS = 6;
const MOST_WAYS = 400;
const MOST_NODES = 1_000_000;

type Sequence = NoParent<Concatenation>;
const sequence = (elements: Sequence["elements"]): Sequence => ({ type: "Concatenation", elements: [...elements] });

/** One turn of a loop as the alternatives that it has, those of groups within it multiplied out. */
const waysOf = (alternative: Sequence): Sequence[] => {
  const at = alternative.elements.findIndex(
    (one) => one.type === "Alternation" || (one.type === "Quantifier" && one.max === 1),
  );
  const group = alternative.elements[at];
  if (group?.type !== "Alternation" && group?.type !== "Quantifier") return [alternative];
  const [before, behind] = [alternative.elements.slice(0, at), alternative.elements.slice(at + 1)];
  const inner =
    group.type === "Quantifier" && group.min === 0 ? [...group.alternatives, sequence([])] : group.alternatives;
  return inner.flatMap(({ elements }) => waysOf(sequence([...before, ...elements, ...behind])));
};

const nfaOf = (alternatives: readonly Sequence[], maxCharacter: number): NFA =>
  NFA.fromRegex(
    { type: "Expression", alternatives: [...alternatives] },
    { maxCharacter },
    { assertions: "ignore" },
    new NFA.LimitedNodeFactory(MOST_NODES),
  );

const wordsOf = (node: Sequence | NoParent<Quantifier>): string =>
  JS.toLiteral(sequence(node.type === "Quantifier" ? [node] : node.elements)).source;

const ambiguityOf = (loop: NoParent<Quantifier>, maxCharacter: number): string | null => {
  const ways = loop.alternatives.flatMap(waysOf);
  if (ways.length > MOST_WAYS) return null;
  const read = ways.map((way) => nfaOf([way], maxCharacter));
  for (const [at, one] of read.entries())
    for (const [behind, other] of read.slice(at + 1).entries())
      if (!isDisjointWith(one, other, MOST_NODES))
        return `${wordsOf(ways[at] as Sequence)} and ${wordsOf(ways[at + 1 + behind] as Sequence)}`;
  const once = nfaOf(ways, maxCharacter);
  const twice = nfaOf(ways, maxCharacter);
  twice.append(nfaOf(ways, maxCharacter));
  return isDisjointWith(once, twice, MOST_NODES) ? null : "one turn and two";
};

/** Each loop that reads something in two ways, with these; lookarounds are taken to hold. */
export const ambiguousLoops = (source: string, flags: string): string[] => {
  // The library knows neither modifiers nor a name that two groups share; without them a pattern reads no less.
  const plain = source.replace(/\(\?(?:-i:|<\w+>)/g, "(?:");
  const parser = JS.Parser.fromLiteral({ source: plain, flags: flags.replace(/[gyd]/g, "") });
  const { expression, maxCharacter } = parser.parse({ assertions: "ignore", backreferences: "disable" });
  const found: string[] = [];
  const visit = (node: NoParent<Node>): void => {
    if (node.type === "Quantifier" && node.max >= FEWEST_TURNS) {
      const ambiguity = ambiguityOf(node, maxCharacter.valueOf());
      if (ambiguity !== null) found.push(`${wordsOf(node)}: ${ambiguity}`);
    }
    if ("alternatives" in node) for (const { elements } of node.alternatives) elements.forEach(visit);
  };
  visit(expression);
  return found;
};
