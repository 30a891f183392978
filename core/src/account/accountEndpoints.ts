import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import {
  ConfirmedAccount,
  confirmParams,
  Me,
  MyExport,
  SignedUp,
  SignInHelp,
  SignInHelpRequest,
  SignUp,
  UpdateMe,
} from "./accountSchema.ts";

/** Endpoints for accounts. */
export const accountEndpoints = {
  signUp: endpoint({
    method: "POST",
    path: "/signup",
    summary: "Apply for an account; the response is the same whether the address has an account, and a mail goes to it",
    access: "public",
    body: SignUp,
    responses: { 201: SignedUp },
    idempotent: true,
  }),
  confirmAccount: endpoint({
    method: "PUT",
    path: "/confirm/{code}",
    summary: "The applicant confirms the address, once",
    access: "public",
    params: confirmParams,
    responses: { 200: ConfirmedAccount },
  }),
  handleUnconfirmedUser: endpoint({
    method: "PUT",
    path: "/handle-unconfirmed-user",
    summary: "Get the step that is missing before an address can sign in",
    access: "public",
    body: SignInHelpRequest,
    responses: { 200: SignInHelp },
  }),
  passwordUpdated: endpoint({
    method: "PUT",
    path: "/password-updated",
    summary: "The password was changed at the provider: earlier sessions end",
    access: "account",
    responses: { 204: z.null() },
  }),
  getMe: endpoint({
    method: "GET",
    path: "/me",
    summary: "The signed-in account",
    access: "account",
    responses: { 200: Me },
  }),
  updateMe: endpoint({
    method: "PUT",
    path: "/me",
    summary: "Change one's own account",
    access: "account",
    body: UpdateMe,
    responses: { 200: Me },
    addition: "People must be able to correct the data stored about them.",
  }),
  signOutEverywhere: endpoint({
    method: "PUT",
    path: "/me/sign-out-everywhere",
    summary: "Revoke every session, the current one included",
    access: "account",
    responses: { 204: z.null() },
    addition: "A lost phone or a public computer must be possible to sign out from elsewhere.",
  }),
  exportMe: endpoint({
    method: "GET",
    path: "/me/export",
    summary: "All data stored about the signed-in person",
    access: "account",
    responses: { 200: MyExport },
    addition: "The right of access and portability (GDPR articles 15 and 20).",
  }),
  deleteMe: endpoint({
    method: "DELETE",
    path: "/me",
    summary: "Delete one's own account; needs a sign-in within the last 15 minutes",
    access: "account",
    responses: { 204: z.null() },
    addition: "The right to erasure (GDPR article 17).",
  }),
};
