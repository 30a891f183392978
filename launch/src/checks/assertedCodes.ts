import { parseSync } from "vite";
import type { SourceFile } from "./projectRules.ts";

/** A node of the syntax tree (ESTree), read by its field names. */
interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);
const isFunction = ({ type }: Node) => type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** The expression inside `as const`, `satisfies` and parentheses. */
function unwrap(node: Node | undefined): Node | undefined {
  const isWrapped = node && /^(TSAs|TSSatisfies|Parenthesized)Expression$/.test(node.type);
  return isWrapped ? unwrap(nodesIn(node.expression)[0]) : node;
}

const nameOf = (node: Node | undefined) => (node?.type === "Identifier" ? String(node.name) : undefined);
const propertyOf = (node: Node | undefined) =>
  node?.type === "MemberExpression" ? nameOf(nodesIn(node.property)[0]) : undefined;

/** Names with the expressions that they stand for: constants of the file, and columns of `it.each` in its callback. */
type Bindings = ReadonlyMap<string, Node[]>;

/** The codes that no test file asserts. */
export function unassertedCodes(files: SourceFile[], codes: string[]): string[] {
  const left = new Set(codes);
  for (const file of files.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))) {
    const inText = new Set([...left].filter((code) => file.text.includes(code)));
    if (inText.size > 0) for (const code of assertedCodes(file, inText)) left.delete(code);
  }
  return [...left];
}

/**
 * The codes that a test file asserts: those in an argument of a matcher (`expect(…).toBe("409 NOT_FOUND")`), as text, as
 * a constant, or as a column of a table (`it.each`) whose callback gives it to a matcher. A code in a table that no
 * matcher reads does not count, nor one after `not`.
 */
function assertedCodes({ path, text }: SourceFile, codes: ReadonlySet<string>): Set<string> {
  const { program } = parseSync(path, text);
  const root = program as unknown as Node;
  const found = new Set<string>();

  function collect(node: Node, bindings: Bindings, seen: ReadonlySet<string> = new Set()): void {
    const texts = [node.value, (node.value as { cooked?: string } | undefined)?.cooked];
    for (const word of texts.flatMap((value) => (typeof value === "string" ? value.split(/\W+/) : []))) {
      if (codes.has(word)) found.add(word);
    }
    const name = nameOf(node);
    if (name !== undefined && !seen.has(name)) {
      for (const source of bindings.get(name) ?? []) collect(source, bindings, new Set([...seen, name]));
    }
    for (const child of childrenOf(node)) collect(child, bindings, seen);
  }

  function visit(node: Node, bindings: Bindings): void {
    if (isMatcher(node)) for (const argument of nodesIn(node.arguments)) collect(argument, bindings);
    const inner = new Map([...bindings, ...columnsOf(node, bindings)]);
    for (const child of childrenOf(node)) visit(child, inner);
  }

  visit(root, constantsOf(root));
  return found;
}

/** Whether the node is `expect(…).toX(…)`, without `not`. */
function isMatcher(node: Node): boolean {
  if (node.type !== "CallExpression") return false;
  let [callee] = nodesIn(node.callee);
  if (!/^to[A-Z]/.test(propertyOf(callee) ?? "")) return false;
  while (callee !== undefined) {
    if (propertyOf(callee) === "not") return false;
    if (nameOf(callee) === "expect") return true;
    [callee] = nodesIn(callee.type === "CallExpression" ? callee.callee : callee.object);
  }
  return false;
}

/** Constants whose value is written out, not computed. */
function constantsOf(root: Node): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  const visit = (node: Node): void => {
    const [id] = nodesIn(node.id);
    const value = unwrap(nodesIn(node.init)[0]);
    const name = nameOf(id);
    if (node.type === "VariableDeclarator" && name !== undefined && value && isWrittenOut(value)) {
      found.set(name, [...(found.get(name) ?? []), value]);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  return found;
}

const isWrittenOut = ({ type }: Node) => /^(Literal|TemplateLiteral|ArrayExpression|ObjectExpression)$/.test(type);

/** What the parameters of the callback of `it.each(rows)(name, callback)` stand for. */
function columnsOf(node: Node, bindings: Bindings): [string, Node[]][] {
  const [callee] = nodesIn(node.callee);
  const [each] = nodesIn(callee?.callee);
  if (node.type !== "CallExpression" || callee?.type !== "CallExpression" || propertyOf(each) !== "each") return [];
  const table = unwrap(nodesIn(callee.arguments)[0]);
  const tables = table?.type === "Identifier" ? (bindings.get(nameOf(table) ?? "") ?? []) : nodesIn(table);
  const rows = tables.flatMap(({ elements }) => nodesIn(elements)).map((row) => unwrap(row) ?? row);
  const callback = nodesIn(node.arguments).find(isFunction);
  return nodesIn(callback?.params).flatMap((parameter, at) => {
    const cells = rows.map((row) => (row.type === "ArrayExpression" ? nodesIn(row.elements)[at] : row));
    return bind(parameter, cells.filter(isNode));
  });
}

function bind(parameter: Node, cells: Node[]): [string, Node[]][] {
  if (parameter.type === "AssignmentPattern") return nodesIn(parameter.left).flatMap((left) => bind(left, cells));
  const name = nameOf(parameter);
  if (name !== undefined) return [[name, cells]];
  return nodesIn(parameter.properties).flatMap(({ key, value }) => {
    const field = nameOf(nodesIn(key)[0]);
    const values = cells.flatMap(({ properties }) =>
      nodesIn(properties).flatMap((property) =>
        nameOf(nodesIn(property.key)[0]) === field ? nodesIn(property.value) : [],
      ),
    );
    return nodesIn(value).flatMap((target) => bind(target, values));
  });
}
