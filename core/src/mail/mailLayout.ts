import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import { createElement, Fragment, type ReactNode } from "react";
import type { MailContent } from "../texts/mailContent.ts";
import { farewell, greeting, nextTitle } from "./mailPhrases.ts";
import { type MailSender, senderLines } from "./mailSender.ts";
import { darkStyles, mailStyles as styles } from "./mailStyles.ts";

interface Props {
  content: MailContent;
  sender: MailSender;
}

/** The one layout of all mails. Written without JSX, since Node runs this file as it is in the identity emulator. */
export function MailLayout({ content, sender }: Props) {
  const { subject, paragraphs, action, next, notes = [], reference } = content;
  return createElement(
    Html,
    { lang: "sv" },
    createElement(
      Head,
      null,
      createElement("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      createElement("meta", { name: "color-scheme", content: "light dark" }),
      createElement("meta", { name: "supported-color-schemes", content: "light dark" }),
      createElement("title", null, subject),
      createElement("style", null, darkStyles),
    ),
    createElement(
      Body,
      { className: "page", style: styles.body },
      // React Email's types demand the text as a property.
      createElement(Preview, previewOf(content)),
      createElement(
        Container,
        { className: "card", style: styles.card },
        createElement(Brand),
        createElement("h1", { className: "ink", style: styles.title }, subject),
        [greeting(content), ...paragraphs].map(paragraph),
        action && createElement(Button, { href: action.href, className: "button", style: styles.button }, action.label),
        createElement("h2", { className: "ink", style: styles.subtitle }, nextTitle),
        createElement("ul", { style: styles.list }, next.map(listItem)),
        notes.map(note),
        reference && note(`Referens: ${reference}`),
        createElement(Text, { className: "ink", style: styles.farewell }, withBreaks(farewell)),
      ),
      createElement(Container, { className: "footer", style: styles.footer }, senderLines(sender).map(note)),
    ),
  );
}

/** The line after the subject in a list of mails. */
const previewOf = ({ paragraphs, subject }: MailContent) => ({ children: paragraphs[0] ?? subject });

const Brand = () =>
  createElement(
    Text,
    { className: "ink", style: styles.brand },
    createElement("span", { className: "sign", style: styles.sign }, "§"),
    " Lagrum",
  );

const paragraph = (words: string) =>
  createElement(Text, { key: words, className: "ink", style: styles.text }, withBreaks(words));

const note = (words: string) =>
  createElement(Text, { key: words, className: "soft", style: styles.note }, withBreaks(words));

const listItem = (words: string) => createElement("li", { key: words, className: "ink", style: styles.item }, words);

/** Outlook knows no white-space: pre-line. */
function withBreaks(words: string): ReactNode {
  const [first, ...others] = words.split("\n");
  const broken = others.map((line) => createElement(Fragment, { key: line }, createElement("br"), line));
  return createElement(Fragment, null, first, broken);
}
