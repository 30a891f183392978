import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "../texts/mailContent.ts";
import { MailLayout } from "./mailLayout.ts";
import { mailPlainText } from "./mailPlainText.ts";
import type { MailSender } from "./mailSender.ts";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** React Email needs the transitional doctype: with another one, Outlook gives images and tables gaps. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A mail's HTML and plain text. */
export function renderMail(content: MailContent, sender: MailSender): RenderedMail {
  return {
    subject: content.subject,
    text: mailPlainText(content, sender),
    html: doctype + renderToStaticMarkup(createElement(MailLayout, { content, sender })),
  };
}
