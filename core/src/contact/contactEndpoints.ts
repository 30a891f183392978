import { endpoint } from "../contract/endpoint.ts";
import { SendMessage, SentMessage } from "./contactSchema.ts";

/** The call behind the contact form. */
export const contactEndpoints = {
  sendMessage: endpoint({
    method: "POST",
    path: "/messages",
    summary: "Write to the firm; both get a mail",
    access: "public",
    body: SendMessage,
    responses: { 201: SentMessage },
    idempotent: true,
    addition: "Section 2 has a page to contact the firm by; its form needs somewhere to go.",
  }),
};
