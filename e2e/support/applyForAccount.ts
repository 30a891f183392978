import { randomBytes } from "node:crypto";
import { type Client, createClient } from "@lagrum/core/client";
import { baseUrl } from "./env.ts";
import { linkIn, mailTo } from "./mailbox.ts";

export interface Applicant {
  FirstName: string;
  LastName: string;
  Email: string;
  Motivation: string;
  /** Default: random. */
  Password?: string;
}

/** The body of a successful outcome. @throws Error with the code of a failed one */
export function bodyOf<B>(outcome: { ok: true; body: B } | { ok: false; body: { Code: string } }): B {
  if (!outcome.ok) throw new Error(outcome.body.Code);
  return outcome.body;
}

/** Applies, confirms the address and signs in, all through the API. @returns the applicant's API client */
export async function apply(applicant: Applicant): Promise<Client> {
  const { FirstName, LastName, Email, Motivation, Password = randomBytes(12).toString("hex") } = applicant;
  const api = createClient({ baseUrl: `${baseUrl}/api` });
  const [universities, categories] = await Promise.all([api.listUniversities(), api.listCategories()]);
  bodyOf(
    await api.signUp({
      body: {
        ...{ FirstName, LastName, Email, Motivation, Password },
        Phone: "070-174 06 07",
        UniversityID: bodyOf(universities).Universities[0]?.ID ?? 0,
        Programme: "Juristprogrammet",
        Semester: "7",
        Areas: [bodyOf(categories).Categories[0]?.ID ?? 0],
        Languages: ["sv"],
        WeeklyHours: 6,
        AcceptConfidentiality: true,
        AcceptPrivacy: true,
      },
    }),
  );
  const link = new URL(linkIn(await mailTo(Email, "Bekräfta din e-postadress"), "/signup/bekrafta"), baseUrl);
  bodyOf(await api.confirmAccount({ params: { code: link.searchParams.get("code") ?? "" } }));
  const token = await signInToken(Email, Password);
  return createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
}

/** Signs in at the identity provider. @returns the access token */
export async function signInToken(email: string, password: string): Promise<string> {
  const address = `${baseUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken?: string };
  if (!idToken) throw new Error(`The identity provider answered ${response.status} to ${email}`);
  return idToken;
}
