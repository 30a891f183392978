type Check = [program: string, args: string[]];

const oxlint = (files: string[]): Check => ["oxlint", ["--type-aware", ...files]];
// One program for lint and types, which takes a third less than two.
const oxlintWithTypes: Check = ["oxlint", ["--type-aware", "--type-check"]];
// Of a change: it checks only projects that depend on it. One compiler, since several would each check the shared types.
const types: Check = ["tsc", ["-b", "--checkers", "1"]];
const biome = (files: string[]): Check => ["biome", ["check", "--no-errors-on-unmatched", ...files]];
const projectRules: Check = ["node", ["launch/src/checks/checkProject.ts"]];
const packages: Check = ["node", ["launch/src/checks/checkPackages.ts"]];
const unused: Check = ["knip", []];

/** Formatting, lint, types, project rules, licences and unused code. */
export const allChecks: Check[] = [oxlintWithTypes, biome([]), projectRules, packages, unused];

const isCode = (path: string) => /\.(tsx?|jsx?|mjs)$/.test(path);
const isPackageFile = (path: string) => /(^|\/)(package\.json|pnpm-\w+\.yaml|knip\.jsonc|sbom\.cdx\.json)$/.test(path);

/**
 * The checks that a change can fail. Licences and unused code take long, and so are checked only when packages change;
 * `pnpm check` always does.
 */
export function checksOf(changed: string[]): Check[] {
  const code = changed.filter(isCode);
  return [
    ...(code.length > 0 ? [oxlint(code), projectRules] : []),
    ...(changed.some((path) => isCode(path) || path.endsWith(".json")) ? [types] : []),
    ...(changed.length > 0 ? [biome(changed)] : []),
    ...(changed.some(isPackageFile) ? [packages, unused] : []),
  ];
}
