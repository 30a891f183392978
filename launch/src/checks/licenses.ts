/** Licences that only require shipping the packages with their licence texts. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Only changes to the package's own files must be published, and there are none.
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
]);

/** Reviewed packages with another licence, or with a name that is not SPDX. */
const REVIEWED = [
  // LGPL-3.0-or-later: a shared library, unchanged and replaceable.
  /^@img\/sharp-(libvips|win32)-/,
  // CC-BY-4.0: data for the build.
  /^caniuse-lite$/,
  // BSD-3-Clause, named BSD.
  /^css-mediaquery$/,
  // In the public domain.
  /^deep-freeze$/,
  // LGPL-3.0: a word list, unchanged and replaceable.
  /^dictionary-sv$/,
];

export interface InstalledPackage {
  name: string;
  /** An SPDX expression, or the package's own text. */
  license: string;
}

function isAllowed(license: string): boolean {
  const plain = license.replace(/^\((.*)\)$/, "$1");
  if (plain.includes(" OR ")) return plain.split(" OR ").some(isAllowed);
  return plain.split(" AND ").every((part) => ALLOWED.has(part));
}

/** The packages whose licences are neither allowed nor reviewed. */
export const withRefusedLicense = (packages: InstalledPackage[]): InstalledPackage[] =>
  packages.filter(({ name, license }) => !isAllowed(license) && !REVIEWED.some((reviewed) => reviewed.test(name)));
