import { pieceSize } from "@lagrum/core/file/fileSchema";
import { RentProof } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { rentClaimPage } from "@lagrum/core/rentClaim/rentClaimReference";
import { serverApi } from "../api/serverApiClient.server.ts";
import { postedForm } from "../forms/postedForm.ts";
import { postForm, seeOther } from "../forms/postForm.server.ts";
import { rentReplyForm } from "./rentReplyForm.ts";

/** Maximum bytes of a form with a document. Above the API's file limit, so that the API refuses with an error code. */
const MAX_BYTES = 12_000_000;

/** @returns the error code, or null */
async function uploadDocument(accessCode: string, proof: unknown, file: File): Promise<string | null> {
  const client = serverApi();
  const Proof = RentProof.safeParse(proof).data ?? "Other";
  const begun = await client.beginRentClaimFile({ accessCode, body: { Name: file.name, Size: file.size, Proof } });
  if (!begun.ok) return begun.body.Code;
  const params = { fileId: begun.body.ID };
  const bytes = Buffer.from(await file.arrayBuffer());
  for (let At = 0; At < bytes.length; At += pieceSize) {
    const Data = bytes.subarray(At, At + pieceSize).toString("base64");
    const sent = await client.sendRentClaimFilePiece({ params, accessCode, body: { At, Data } });
    if (!sent.ok) return sent.body.Code;
  }
  const finished = await client.finishRentClaimFile({ params, accessCode });
  return finished.ok ? null : finished.body.Code;
}

const redirectTo = (code: string, failure: string | null) =>
  seeOther(failure === null ? rentClaimPage(code) : `${rentClaimPage(code)}&fel=${failure}`);

/** Handles the posts of the tenant's page: a document, the withdrawal, or a reply. */
export async function actOnClaim(request: Request, accessCode: string) {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    const form = await postedForm(request, MAX_BYTES);
    if (form instanceof Response) return form;
    const file = form.get("Document");
    if (!(file instanceof File) || file.size === 0) return redirectTo(accessCode, "FILE_MISSING");
    return redirectTo(accessCode, await uploadDocument(accessCode, form.get("Proof"), file));
  }
  if (new URL(request.url).searchParams.has("aterta")) {
    const form = await postedForm(request);
    if (form instanceof Response) return form;
    const outcome = await serverApi().withdrawRentClaim({ accessCode });
    return redirectTo(accessCode, outcome.ok ? null : outcome.body.Code);
  }
  return postForm(
    request,
    rentReplyForm,
    (call) => serverApi().replyInRentClaim({ accessCode, ...call }),
    () => rentClaimPage(accessCode),
  );
}
