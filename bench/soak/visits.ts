import { addresses } from "../setup/addresses.ts";
import { get } from "../setup/httpGet.ts";
import type { Visit } from "./sendAtRate.ts";

/** The share of each kind of page, percent. */
const shares = { answers: 60, lists: 14, start: 10, products: 5, forms: 5, files: 4, absent: 2 };

const encodings = ["gzip, deflate, br", "gzip, deflate, br", "gzip", "identity"];
/** Visitors without a consent choice, with a no and with a yes: the pages differ. */
const cookies = ["", "", "cookieChoice=necessary", "analyticsPermission=true"];

const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;

interface Named {
  Uri: string;
}

/** A generator of random visits: pages, forms and search engines. */
export async function mixVisits(url: string): Promise<() => Visit> {
  const read = async (path: string) => JSON.parse((await get(url + path)).body.toString());
  const { Answers } = (await read("/api/answers?PageSize=100")) as {
    Answers: (Named & { Area: Named; Category: Named })[];
  };
  const categories = [...new Set(Answers.flatMap(({ Area, Category }) => [Area.Uri, Category.Uri]))];
  const paths: Record<keyof typeof shares, string[]> = {
    answers: Answers.map(({ Uri }) => `/answers/${Uri}`),
    lists: ["/answers", "/answers?page=2", "/categories", "/nyheter", ...categories.map((uri) => `/categories/${uri}`)],
    start: [addresses.start],
    products: [addresses.product, "/fixed_price", "/villkor", "/about"],
    forms: ["/ask_a_question", "/contact", "/signin"],
    files: ["/feed.xml", "/sitemap.xml", "/robots.txt", "/healthz"],
    absent: ["/answers/finns-inte", "/finns-inte"],
  };
  const weightedKinds = (Object.keys(shares) as (keyof typeof shares)[]).flatMap((kind) =>
    Array(shares[kind]).fill(kind),
  );
  return () => {
    const kind = any(weightedKinds) as keyof typeof shares;
    const cookie = any(cookies);
    const headers = { "accept-encoding": any(encodings), ...(cookie && { cookie }) };
    return { path: any(paths[kind]), headers, status: kind === "absent" ? 404 : 200 };
  };
}
