import { env } from "../../env.ts";
import { notModified, tagOf } from "../http/notModified.server.ts";
import { readFrame } from "../settings/settings.ts";
import type { Firm } from "./companyFacts.ts";
import type { PolicyDocument } from "./policyDocument.ts";
import { policyPdf } from "./policyPdf.server.ts";

interface Written {
  etag: string;
  bytes: Promise<Uint8Array>;
}

/** The latest PDF of each path, with the text it was made from. */
const written = new Map<string, Written>();

function write(policy: PolicyDocument, publicUrl: string): Written {
  const etag = tagOf(publicUrl + JSON.stringify(policy));
  const known = written.get(policy.pdf);
  if (known?.etag === etag) return known;
  const fresh = { etag, bytes: policyPdf(policy, publicUrl) };
  written.set(policy.pdf, fresh);
  fresh.bytes.catch(() => written.delete(policy.pdf));
  return fresh;
}

/** Responds with a policy as a PDF, generated on first request and cached while its text is unchanged. */
export async function pdfResponse(request: Request, policyOf: (firm: Firm) => PolicyDocument): Promise<Response> {
  const firm = await readFrame();
  if (!firm) {
    return new Response("Filen går inte att visa just nu. Försök igen om en stund.", {
      status: 503,
      headers: { "content-type": "text/plain; charset=utf-8", "retry-after": "5" },
    });
  }
  const policy = policyOf(firm);
  const { etag, bytes } = write(policy, env().publicUrl);
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
