import { basename, dirname, join, relative } from "node:path/posix";

export interface SourceFile {
  /** Relative to the root, with forward slashes: "core/src/money/money.ts". */
  path: string;
  text: string;
}

export interface Violation {
  path: string;
  reason: string;
}

/**
 * The project rules that neither Biome nor the compiler can express: file names, file sizes, and relative imports
 * between packages. Imports by package name and inside core are restricted in biome.json.
 */
export function findViolations(files: SourceFile[]): Violation[] {
  return files.flatMap((file) => rules.flatMap((rule) => rule(file).map((reason) => ({ path: file.path, reason }))));
}

type Rule = (file: SourceFile) => string[];

const MAX_LINES = 300;
const MAX_TEST_LINES = 500;
const FORBIDDEN_NAMES = new Set(["utils", "util", "helpers", "helper", "misc", "lib", "common", "types"]);

const rules: Rule[] = [sizeRule, subjectRule, barrelRule, fileNameRule, packageBoundaryRule];

function sizeRule({ path, text }: SourceFile): string[] {
  if (isExemptFromSize(path)) return [];
  const lines = text.trimEnd().split("\n").length;
  const most = isTest(path) ? MAX_TEST_LINES : MAX_LINES;
  if (lines <= most) return [];
  return [`has ${lines} lines (at most ${most}): split it by subject`];
}

/** Texts, example data and generated files may be longer. */
function isExemptFromSize(path: string): boolean {
  return /(^core\/src\/texts\/|\/seed\/|\/migrations\/|\.gen\.ts$|\.d\.ts$)/.test(path);
}

function subjectRule({ path }: SourceFile): string[] {
  const [file = "", ...folders] = path.split("/").reverse();
  const names = [file.replace(/\..*$/, ""), ...folders];
  return names
    .filter((name) => FORBIDDEN_NAMES.has(name.toLowerCase()))
    .map((name) => `is in or is called "${name}": name it for its subject`);
}

function barrelRule({ path }: SourceFile): string[] {
  if (!/^index\.tsx?$/.test(basename(path)) || isRoute(path)) return [];
  return ["is named like a barrel: import from the file that declares the name"];
}

function fileNameRule({ path, text }: SourceFile): string[] {
  if (isRoute(path) || path.includes("/migrations/")) return [];
  const name = basename(path).replace(/(\.(test|spec|config|workspace|gen|d|module|server|client))?\.tsx?$/, "");
  if (path.startsWith("e2e/stories/"))
    return /^[a-z][a-zA-Z0-9-]*$/.test(name) ? [] : ["a story is named in kebab-case"];
  if (/^[a-z][a-zA-Z0-9]*$/.test(name)) return [];
  if (/^[A-Z][a-zA-Z0-9]*$/.test(name)) {
    return path.includes(".tsx") || isTest(path) || /<\w/.test(text) ? [] : ["only components begin with a capital"];
  }
  return ["is named neither camelCase.ts nor PascalCase.tsx"];
}

function packageBoundaryRule({ path, text }: SourceFile): string[] {
  const [home = ""] = path.split("/");
  if (!path.includes("/")) return [];
  return importedPaths(text)
    .filter((target) => target.startsWith("."))
    .map((target) => join(dirname(path), target))
    .filter((target) => relative(home, target).startsWith(".."))
    .map((target) => `imports ${target} from another package: import it by package name, if biome.json allows it`);
}

/** The import specifiers of a file. */
export function importedPaths(text: string): string[] {
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import\s*|(?:import|export)\b[^"';]*?\bfrom\s*)["']([^"'\n]+)["']|import\(\s*["']([^"']+)["']/g,
  );
  return [...statements].map(([, first, second]) => first ?? second ?? "");
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /^\w+\/test\//.test(path);
}

/** The router determines the names of route files. */
function isRoute(path: string): boolean {
  return path.startsWith("site/src/routes/");
}
