import type { AnswerPreview } from "@lagrum/core/contract/answer";
import { formatDate } from "@lagrum/core/domain/dates";
import { Box, Typography } from "@mui/material";
import { serif } from "../theme.ts";

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase("sv") + text.slice(1);

const part = { color: "primary.main", fontSize: "0.875rem", fontWeight: 600, letterSpacing: "0.02em", mb: 1.5 };

/** A question with its answer in the type and measure of the public page. The server has sanitised the HTML. */
export function AnswerPaper({ preview }: { preview: AnswerPreview }) {
  const { Title, Category, User, PublishedAt, ValidAt, Provisions, QuestionBody, AnswerBody } = preview;
  const facts = [
    User && `Av ${User.Name}${User.Title ? `, ${lowerFirst(User.Title)}` : ""}`,
    `Publicerat ${formatDate(PublishedAt)}`,
    ValidAt && `Gäller per ${formatDate(ValidAt)}`,
  ];
  return (
    <Box component="article" lang="sv" sx={{ maxWidth: "42rem", mx: "auto", overflowWrap: "anywhere" }}>
      <Typography variant="body2" sx={{ color: "text.secondary", fontWeight: 600 }}>
        {Category.Name}
      </Typography>
      <Box
        component="h1"
        sx={{
          fontFamily: serif,
          fontSize: "clamp(1.9rem, 1.4rem + 2vw, 2.6rem)",
          fontWeight: 600,
          lineHeight: 1.15,
          my: 1.5,
        }}
      >
        {Title}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 4 }}>
        {facts.filter(Boolean).join(" · ")}
      </Typography>
      <Box component="h2" sx={part}>
        Frågan
      </Box>
      <Box
        sx={{
          fontFamily: serif,
          fontSize: "1.1875rem",
          lineHeight: 1.6,
          fontStyle: "italic",
          whiteSpace: "pre-line",
          borderLeft: 3,
          borderColor: "divider",
          pl: 3,
          mb: 5,
        }}
      >
        {QuestionBody}
      </Box>
      <Box component="h2" sx={part}>
        Svaret
      </Box>
      <Box
        sx={{
          fontFamily: serif,
          fontSize: "1.1875rem",
          lineHeight: 1.65,
          "& h2, & h3": { mt: 4, mb: 1, fontSize: "1.4375rem", lineHeight: 1.25, fontWeight: 600 },
          "& h3": { fontSize: "1.1875rem" },
          "& p": { mt: 0, mb: 2 },
          "& a": { color: "primary.main" },
          "& ul, & ol": { pl: "1.4em", mb: 2 },
          "& li": { mb: 1 },
          "& li p": { m: 0 },
          "& blockquote": { mx: 0, my: 3, px: 3, py: 1.5, bgcolor: "action.hover" },
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the API has sanitised the preview
        dangerouslySetInnerHTML={{ __html: AnswerBody }}
      />
      {Provisions.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <Box component="h2" sx={{ fontFamily: serif, fontSize: "1.1875rem", fontWeight: 600, mb: 1 }}>
            Lagrum
          </Box>
          <Box component="ul" sx={{ m: 0, pl: "1.4em" }}>
            {Provisions.map(({ Label }) => (
              <li key={Label}>{Label}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
