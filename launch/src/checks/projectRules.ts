import { basename, dirname, join, relative } from "node:path/posix";

export interface SourceFile {
  /** From the root, with forward slashes: "core/src/money/money.ts". */
  path: string;
  text: string;
}

export interface Violation {
  path: string;
  reason: string;
}

/**
 * The rules of the house that neither Biome nor the compiler can express: names, sizes, and relative imports that climb
 * over the wall between packages. Walls between package names and inside core are Biome's (biome.json).
 */
export function findViolations(files: SourceFile[]): Violation[] {
  return files.flatMap((file) => rules.flatMap((rule) => rule(file).map((reason) => ({ path: file.path, reason }))));
}

type Rule = (file: SourceFile) => string[];

const LARGEST = 300;
const LARGEST_TEST = 500;
const NAMELESS = new Set(["utils", "util", "helpers", "helper", "misc", "lib", "common", "types"]);

const rules: Rule[] = [sizeRule, subjectRule, barrelRule, fileNameRule, wallRule];

function sizeRule({ path, text }: SourceFile): string[] {
  if (isExemptFromSize(path)) return [];
  const lines = text.trimEnd().split("\n").length;
  const most = isTest(path) ? LARGEST_TEST : LARGEST;
  if (lines <= most) return [];
  return [`has ${lines} lines (at most ${most}): it holds two subjects, give each a file of its own`];
}

/** Lists of words, examples and generated files are as long as they need to be. */
function isExemptFromSize(path: string): boolean {
  return /(^core\/src\/texts\/|\/seed\/|\/migrations\/|\.gen\.ts$|\.d\.ts$)/.test(path);
}

function subjectRule({ path }: SourceFile): string[] {
  const [file = "", ...folders] = path.split("/").reverse();
  const names = [file.replace(/\..*$/, ""), ...folders];
  return names
    .filter((name) => NAMELESS.has(name.toLowerCase()))
    .map((name) => `is in or is called "${name}": a function lives with its subject, or earns a file with its name`);
}

function barrelRule({ path }: SourceFile): string[] {
  if (!/^index\.tsx?$/.test(basename(path)) || isRoute(path)) return [];
  return ["is a barrel by its name: import each thing from the file it lives in"];
}

function fileNameRule({ path, text }: SourceFile): string[] {
  if (isRoute(path) || path.includes("/migrations/")) return [];
  const name = basename(path).replace(/(\.(test|spec|config|workspace|gen|d|module|server|client))?\.tsx?$/, "");
  if (path.startsWith("e2e/stories/"))
    return /^[a-z][a-zA-Z0-9-]*$/.test(name) ? [] : ["a story's file is called like-this"];
  if (/^[a-z][a-zA-Z0-9]*$/.test(name)) return [];
  if (/^[A-Z][a-zA-Z0-9]*$/.test(name)) {
    return path.includes(".tsx") || isTest(path) || /<\w/.test(text) ? [] : ["only components begin with a capital"];
  }
  return ["is named neither camelCase.ts nor PascalCase.tsx"];
}

function wallRule({ path, text }: SourceFile): string[] {
  const [home = ""] = path.split("/");
  if (!path.includes("/")) return [];
  return importedPaths(text)
    .filter((target) => target.startsWith("."))
    .map((target) => join(dirname(path), target))
    .filter((target) => relative(home, target).startsWith(".."))
    .map((target) => `imports ${target} over the wall: import another package by its name, if the house allows it`);
}

function importedPaths(text: string): string[] {
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import\s*|(?:import|export)\b[^"';]*?\bfrom\s*)["']([^"'\n]+)["']|import\(\s*["']([^"']+)["']/g,
  );
  return [...statements].map(([, first, second]) => first ?? second ?? "");
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /^\w+\/test\//.test(path);
}

/** The router decides what a file in a routes folder is called. */
function isRoute(path: string): boolean {
  return path.startsWith("site/src/routes/");
}
