import { trustedHtml } from "@lagrum/core/csp/trustedTypes";
import { Box } from "@mui/material";
import { serif } from "../ui/theme.ts";

/** The answer's HTML in the site's typography. The API has sanitised it. */
export function AnswerText({ html }: { html: string }) {
  return (
    <Box
      sx={{
        fontFamily: serif,
        fontSize: "1.125rem",
        lineHeight: 1.6,
        maxWidth: "38rem",
        overflowWrap: "anywhere",
        "& h2": { fontSize: "1.4375rem", lineHeight: 1.25, mt: 3, mb: 1 },
        "& h3": { fontSize: "1.1875rem", lineHeight: 1.3, mt: 2.5, mb: 1 },
        "& p": { my: 1.5 },
        "& a": { color: "primary.main" },
        "& blockquote": { ml: 0, pl: 2, borderLeft: 3, borderColor: "divider" },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises it when it is saved
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
