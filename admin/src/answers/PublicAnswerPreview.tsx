import { toAnswerPage } from "@lagrum/core/answer/answerPage";
import type { AnswerPreview } from "@lagrum/core/answer/answerSchema";
import type { Heading } from "@lagrum/core/answer/headings";
import { trustedHtml } from "@lagrum/core/csp/trustedTypes";
import { formatDate } from "@lagrum/core/text/dates";
import { answerNote, outdatedNote } from "@lagrum/core/texts/answers";
import { Alert, Box, Link } from "@mui/material";
import type { MouseEvent, ReactNode } from "react";
import { answerStyle as style } from "../ui/previewStyle.ts";

/** Preview of the public answer page. The API has sanitised the HTML. */
export function PublicAnswerPreview({ preview }: { preview: AnswerPreview }) {
  const page = toAnswerPage(preview, new Date());
  return (
    <Box sx={style.container} lang="sv">
      <Box sx={style.page}>
        <Box component="article" sx={{ minWidth: 0, maxWidth: "42rem" }}>
          <Box sx={style.about}>{page.places.map(({ Name }) => Name).join(" / ")}</Box>
          <Box component="h1" sx={style.title}>
            {preview.Title}
          </Box>
          <Box component="dl" sx={style.facts}>
            {page.author && (
              <Fact term="Svar av" isWide>
                {page.author.name}
                {page.author.title && <span>{page.author.title}</span>}
              </Fact>
            )}
            {page.days.map(({ term, at }) => (
              <Fact key={term} term={term}>
                {formatDate(at)}
              </Fact>
            ))}
            <Fact term="Lästid">{page.readingTime}</Fact>
          </Box>
          <Box sx={{ ...style.question, fontStyle: page.isLongQuestion ? "normal" : "italic" }}>
            <Box component="h2" sx={style.part}>
              Frågan
            </Box>
            {page.question.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is static, and a paragraph may recur
              <p key={index}>{paragraph}</p>
            ))}
          </Box>
          <Box component="h2" sx={style.part}>
            Svaret
          </Box>
          {page.outdatedSince !== null && (
            <Alert severity="warning" sx={{ mb: 3 }}>
              {outdatedNote(formatDate(page.outdatedSince))}
            </Alert>
          )}
          {page.contents.length > 0 && <Contents headings={page.contents} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API has sanitised the preview */}
          <Box sx={style.answer} dangerouslySetInnerHTML={{ __html: trustedHtml(page.html) }} />
          <Box sx={style.note}>{answerNote}</Box>
        </Box>
        {page.laws.length > 0 && (
          <Box component="section" aria-label="Lagrum som svaret bygger på" sx={style.laws}>
            <h2>Lagrum som svaret bygger på</h2>
            <dl>
              {page.laws.map(({ title, places }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  {places.map(({ name }) => (
                    <dd key={name}>{name}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Fact({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Box sx={isWide ? style.author : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Box>
  );
}

/** Table of contents. Its links scroll within the preview and don't change the URL. */
function Contents({ headings }: { headings: Heading[] }) {
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.scrollIntoView();
  };
  return (
    <Box component="nav" aria-label="I svaret" sx={style.contents}>
      <h3>I svaret</h3>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} underline="hover" onClick={(event) => goTo(event, id)}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </Box>
  );
}
