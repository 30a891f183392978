import { basename, dirname, join } from "node:path/posix";
import { importedPaths, type SourceFile } from "../checks/projectRules.ts";

/**
 * The API's tests of the features that a change touches: those in the folders of the changed files, and of the API's
 * files that import a changed file. Nearly every test of the API starts the whole API, so by imports alone every change
 * would affect all tests.
 * @param changed paths from the root
 * @param sources all files of the API
 * @returns paths of test files, sorted
 */
export function affectedApiTests(changed: string[], sources: SourceFile[]): string[] {
  const isChanged = new Set(changed);
  const touched = sources.filter(
    (file) => isChanged.has(file.path) || importsOf(file).some((target) => isChanged.has(target)),
  );
  const folders = new Set(touched.map(({ path }) => dirname(path)));
  return sources
    .map(({ path }) => path)
    .filter((path) => path.endsWith(".test.ts") && folders.has(dirname(path)) && !isWholeApi(path))
    .concat(changed.filter((path) => isWholeApi(path) && path.endsWith(".test.ts")))
    .sort();
}

/** Tests in api/test are about the whole API. */
const isWholeApi = (path: string) => path.startsWith("api/test/");

const CORE = "@lagrum/core/";

function importsOf({ path, text }: SourceFile): string[] {
  // A composition root imports every feature: its own folder is not touched by them.
  if (basename(path) === "handlers.ts") return [];
  return importedPaths(text).map((target) =>
    target.startsWith(CORE) ? `core/src/${target.slice(CORE.length)}.ts` : join(dirname(path), target),
  );
}
