/** The same JSON-LD as on the site. */
export function StructuredData({ answer, page, base }) {
  const url = `${base}/answers/${answer.Uri}`;
  const author = page.author && { "@type": "Person", name: page.author.name, jobTitle: page.author.title };
  const updated = page.days.find(({ term }) => term === "Uppdaterat")?.at;
  const answered = { datePublished: answer.PublishedAt, author };
  const things = [
    {
      "@context": "https://schema.org",
      "@type": "WebPage",
      url,
      name: answer.Title,
      inLanguage: "sv",
      ...answered,
      dateModified: updated,
      mainEntity: {
        "@type": "Question",
        name: answer.Title,
        text: answer.Question.QuestionBody,
        answerCount: 1,
        acceptedAnswer: {
          "@type": "Answer",
          url,
          text: page.text,
          ...answered,
          citation: page.laws.map(({ title }) => title),
        },
      },
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Start", item: `${base}/` },
        { "@type": "ListItem", position: 2, name: "Rättsområden", item: `${base}/categories` },
        { "@type": "ListItem", position: 3, name: "Svar", item: url },
      ],
    },
  ];
  return things.map((thing) => (
    <script
      key={thing["@type"]}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, written so that it can't end its element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(thing).replaceAll("<", "\\u003c") }}
    />
  ));
}
