import { median } from "../setup/result.ts";

/** The part of Lighthouse's report that we use. */
export interface Report {
  lighthouseVersion: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number; displayValue?: string }>;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

const metrics: [audit: string, decimals: number][] = [
  ["largest-contentful-paint", 0],
  ["total-blocking-time", 0],
  ["cumulative-layout-shift", 3],
  ["first-contentful-paint", 0],
];

/** The median of each figure over the runs, and the audits that lowered a score in any run. */
export function judge(reports: Report[]) {
  const scoreOf = (name: string) => median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100));
  const figureOf = (audit: string) => median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  return {
    scores: categories.map((name) => Math.round(scoreOf(name))),
    metrics: metrics.map(([audit, decimals]) => figureOf(audit).toFixed(decimals)),
    remarks: [...new Set(reports.flatMap(remarksOf))],
  };
}

function remarksOf({ categories: judged, audits }: Report): string[] {
  return categories.flatMap((name) => {
    const taken = judged[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1) ?? [];
    return taken.map(({ id }) => `${name}, ${audits[id]?.title} (${id})`);
  });
}
