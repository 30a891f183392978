import { readFile } from "node:fs/promises";
import { folded } from "@lagrum/core/text/foldedText";
import { isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Reader } from "../db/database.ts";
import { categories, categoryAddresses } from "../db/schema/categories.ts";
import { ImportRefusal } from "./refusal.ts";

/** The category of questions with an unknown label. */
const FALLBACK = "allman-juridik-ovrigt";

/** Maximum number of labels counted for the warnings, so that a file with a label per line does not fill the memory. */
const MAX_WARNINGS = 200;

const CategoryMap = z.record(z.string(), z.string());
type CategoryMap = z.infer<typeof CategoryMap>;

/** Translates the labels of an archive, and our own addresses, to our categories. */
export interface CategoryLabels {
  find(label: string): number | undefined;
  /** Allmän juridik / Övrigt, for unknown labels. */
  fallback: number;
}

/** The category map: JSON {label: uri}. @throws ImportRefusal when the file can't be used */
export async function readCategoryMap(path: string): Promise<CategoryMap> {
  try {
    return CategoryMap.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? 'ska vara ett objekt {"etikett": "kategori"}' : (error as Error).message;
    throw new ImportRefusal(`Kategorikartan ${path} går inte att läsa: ${why}`);
  }
}

const fold = (label: string) => folded(label).replace(/\s+/g, " ").trim().toLocaleLowerCase("sv");

/** @throws ImportRefusal when the map points to categories that don't exist */
export async function openCategoryLabels(db: Reader, map: CategoryMap): Promise<CategoryLabels> {
  const current = await db.select({ ID: categories.ID, Uri: categories.Uri }).from(categories);
  const former = await db
    .select({ ID: sql<number>`${categoryAddresses.CategoryID}`, Uri: categoryAddresses.Uri })
    .from(categoryAddresses)
    .where(isNotNull(categoryAddresses.CategoryID));
  const byUri = new Map([...former, ...current].map(({ ID, Uri }) => [Uri, ID]));
  const fallback = byUri.get(FALLBACK);
  if (fallback === undefined) throw new ImportRefusal(`Kategorin ${FALLBACK} finns inte i databasen.`);
  const byLabel = new Map(byUri);
  const strangers: string[] = [];
  for (const [label, uri] of Object.entries(map)) {
    const id = byUri.get(uri);
    if (id === undefined) strangers.push(uri);
    else byLabel.set(fold(label), id);
  }
  if (strangers.length > 0) {
    throw new ImportRefusal(`Kategorikartan pekar på kategorier som inte finns: ${[...new Set(strangers)].join(", ")}`);
  }
  return { find: (label) => byLabel.get(fold(label)), fallback };
}

/** The number of questions for each unknown label. */
export interface UnknownLabels {
  count(label: string): void;
  /** One Swedish sentence a label, the commonest first. */
  warnings(): string[];
}

export function createUnknownLabels(): UnknownLabels {
  const counts = new Map<string, number>();
  let others = 0;
  return {
    count(label) {
      if (counts.has(label) || counts.size < MAX_WARNINGS) counts.set(label, (counts.get(label) ?? 0) + 1);
      else others += 1;
    },
    warnings() {
      const sorted = [...counts].sort(([, one], [, other]) => other - one);
      const lines = sorted.map(([label, n]) => `Okänd kategori "${label}": ${n} till Allmän juridik / Övrigt.`);
      return others > 0 ? [...lines, `Fler okända kategorier: ${others} till Allmän juridik / Övrigt.`] : lines;
    },
  };
}
