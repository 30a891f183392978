import { excerpt } from "@lagrum/core/text/text";

/** The same metadata as on the site. React hoists it to the head. */
export function Head({ answer, url, base }) {
  const description = excerpt(answer.Question.QuestionBody, 155);
  return (
    <>
      <title>{`${answer.Title} – Lagrum`}</title>
      <meta property="og:title" content={answer.Title} />
      <meta property="og:site_name" content="Lagrum" />
      <meta property="og:locale" content="sv_SE" />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${base}/pictures/answers/${answer.Uri}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Nya svar" />
      <link rel="canonical" href={url} />
    </>
  );
}
