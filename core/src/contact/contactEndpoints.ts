import { endpoint } from "../contract/endpoint.ts";
import { SendMessage, SentMessage } from "./contactSchema.ts";

/** The endpoint of the contact form. */
export const contactEndpoints = {
  sendMessage: endpoint({
    method: "POST",
    path: "/messages",
    summary: "Send a message to the firm; both get a mail",
    access: "public",
    body: SendMessage,
    responses: { 201: SentMessage },
    idempotent: true,
    addition: "Section 2 has a contact page; its form needs an endpoint.",
  }),
};
