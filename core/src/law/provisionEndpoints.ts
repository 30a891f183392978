import { z } from "zod";
import { PreviewAnswer } from "../answer/answerSchema.ts";
import { byId, endpoint } from "../contract/endpoint.ts";
import { listQuery } from "../contract/fieldSchema.ts";
import { ActList, ActProvisions, ProvisionDetails } from "./actSchema.ts";
import { OutdatedAnswerList, OutdatedAnswerQuery } from "./lawChangeSchema.ts";
import { CheckedProvisionList, ConfirmProvisions, ProvisionList, SearchProvisions } from "./provisionCheckSchema.ts";
import { CitedProvisionList } from "./provisionSchema.ts";

const addition = "Readers see which answers cite a provision, and its wording";

/** "1970-994", "1904-48-s-1", "32016r0679". */
const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,3}$/, "INVALID_VALUE");
/** Chapter and paragraph, "12:55-e", or the paragraph alone, "7". */
const place = z.string().regex(/^(?:\d{1,3}(?:-[a-z])?:)?\d{1,3}(?:-[a-z])?$/, "INVALID_VALUE");

/** Endpoints for the provisions that answers cite. */
export const provisionEndpoints = {
  listCitedProvisions: endpoint({
    method: "GET",
    path: "/provisions",
    summary: "The provisions that sent answers cite, with the number of answers; the thousand most cited",
    access: "staff",
    responses: { 200: CitedProvisionList },
    rows: "Provisions",
    addition: "Authors can reuse provisions that have been cited before",
  }),
  checkProvisions: endpoint({
    method: "POST",
    path: "/answers/{id}/provisionChecks",
    summary: "Compare the provisions of a text with the imported wordings and the list of acts; stores nothing",
    access: "staff",
    params: byId,
    body: PreviewAnswer,
    responses: { 200: CheckedProvisionList },
    addition: "Authors see a provision that doesn't exist before they publish, and the wording of those that do",
  }),
  confirmProvisions: endpoint({
    method: "POST",
    path: "/answers/{id}/confirmedProvisions",
    summary: "Confirm with a reason the places of the answer that can't be verified here; it is in the audit log",
    access: "staff",
    params: byId,
    body: ConfirmProvisions,
    responses: { 204: z.null() },
    addition: "A place that can't be verified here is sent and published when an advisor answers for it",
  }),
  searchProvisions: endpoint({
    method: "POST",
    path: "/provisions/search",
    summary: "Provisions whose imported wording has the words, or synonyms of them",
    access: "staff",
    body: SearchProvisions,
    responses: { 200: ProvisionList },
    addition: "Authors find a provision without knowing its number",
  }),
  listOutdatedAnswers: endpoint({
    method: "GET",
    path: "/outdatedAnswers",
    summary: "Answers that cite a provision with a later wording, with both wordings",
    access: "staff",
    query: OutdatedAnswerQuery,
    responses: { 200: OutdatedAnswerList },
    rows: "Answers",
    addition: "Staff decide whether the answer is still right, or edit it",
  }),
  listLaws: endpoint({
    method: "GET",
    path: "/acts",
    summary: "The acts that published answers cite, with the number of answers",
    access: "public",
    responses: { 200: ActList },
    rows: "Acts",
    addition,
  }),
  getLaw: endpoint({
    method: "GET",
    path: "/acts/{sfs}",
    summary: "The provisions of an act that published answers cite, with the number of answers",
    access: "public",
    params: z.strictObject({ sfs: key }),
    responses: { 200: ActProvisions },
    addition,
  }),
  getProvision: endpoint({
    method: "GET",
    path: "/acts/{sfs}/provisions/{place}",
    summary: "A provision with its wordings and the published answers that cite it",
    access: "public",
    params: z.strictObject({ sfs: key, place }),
    query: z.strictObject({ Page: listQuery.Page, PageSize: listQuery.PageSize }),
    responses: { 200: ProvisionDetails },
    addition,
  }),
};
