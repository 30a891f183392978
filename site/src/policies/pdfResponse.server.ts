import { renderPdf } from "@lagrum/core/pdf/renderPdf";
import type { Firm } from "@lagrum/core/policy/companyFacts";
import type { PolicyDocument } from "@lagrum/core/policy/policyDocument";
import { env } from "../../env.ts";
import { notModified, tagOf } from "../http/notModified.server.ts";
import { readSettings } from "../settings/settings.ts";

interface CachedPdf {
  etag: string;
  bytes: Promise<Uint8Array>;
}

/** The latest PDF of each path, with the text it was made from. */
const cache = new Map<string, CachedPdf>();

function renderCached(policy: PolicyDocument, publicUrl: string): CachedPdf {
  const etag = tagOf(publicUrl + JSON.stringify(policy));
  const cached = cache.get(policy.pdf);
  if (cached?.etag === etag) return cached;
  const rendered = { etag, bytes: renderPdf(policy, publicUrl) };
  cache.set(policy.pdf, rendered);
  rendered.bytes.catch(() => cache.delete(policy.pdf));
  return rendered;
}

/** Responds with a policy as a PDF, generated on first request and cached while its text is unchanged. */
export async function pdfResponse(request: Request, policyOf: (firm: Firm) => PolicyDocument): Promise<Response> {
  const firm = await readSettings().catch(() => null);
  if (!firm) {
    return new Response("Filen går inte att visa just nu. Försök igen om en stund.", {
      status: 503,
      headers: { "content-type": "text/plain; charset=utf-8", "retry-after": "5" },
    });
  }
  const policy = policyOf(firm);
  const { etag, bytes } = renderCached(policy, env().publicUrl);
  const headers = { etag, "cache-control": "public, max-age=300" };
  const unchanged = notModified(request, headers);
  if (unchanged) return unchanged;
  const file = policy.pdf.slice(1);
  return new Response(Buffer.from(await bytes), {
    headers: {
      ...headers,
      "content-type": "application/pdf",
      "content-language": "sv",
      "content-disposition": `inline; filename="${file}"`,
    },
  });
}
