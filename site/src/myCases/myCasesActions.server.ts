import { caseKinds, type OpenMyCase } from "@lagrum/core/myCases/myCasesSchema";
import { env } from "../../env.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { readCode } from "../questions/accessCode.ts";
import { endSession, keepSession, sessionOf } from "./sessionCookie.ts";

const page = "/mina-arenden";

function seeOtherWithCookie(location: string, cookie: string): Response {
  const response = seeOther(location);
  response.headers.append("set-cookie", cookie);
  return response;
}

/** Starts a session with the access code of the mailed link. @returns the error code of a failure */
export async function openPage(form: FormData): Promise<Response | string> {
  const code = readCode(form.get("code"));
  if (!code) return "LINK_INVALID";
  const outcome = await serverApi().openMyCases({ body: { Code: code } });
  if (!outcome.ok) return outcome.body.Code;
  return seeOtherWithCookie(page, keepSession(outcome.body.AccessCode, env().publicUrl));
}

const pages: Record<OpenMyCase["Kind"], string> = {
  question: "/ask_a_question/status",
  order: "/order",
  booking: "/boka/bokning",
  rentClaim: "/overhyra/arende",
};

const readKind = (value: unknown): OpenMyCase["Kind"] => caseKinds.find((kind) => kind === value) ?? "question";

/** Redirects to the page of one of the cases, or signs out. */
export async function actOnPage(request: Request, form: FormData): Promise<Response> {
  const session = sessionOf(request.headers.get("cookie"));
  if (!session) return seeOther(page);
  if (form.get("action") === "signOut") {
    await serverApi().closeMyCases({ accessCode: session });
    return seeOtherWithCookie(`${page}?utloggad=ja`, endSession(env().publicUrl));
  }
  const Kind = readKind(form.get("kind"));
  const outcome = await serverApi().openMyCase({ accessCode: session, body: { Kind, ID: Number(form.get("id")) } });
  return seeOther(outcome.ok ? `${pages[Kind]}?code=${outcome.body.AccessCode}` : page);
}
