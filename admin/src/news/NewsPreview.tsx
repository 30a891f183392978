import { trustedHtml } from "@lagrum/core/csp/trustedTypes";
import type { PreviewNews } from "@lagrum/core/news/newsSchema";
import { Alert, Box, Button } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { withPictures } from "../files/readPicture.ts";
import { useSession } from "../session/SessionContext.ts";
import { toFormError } from "../ui/formError.ts";
import { PreviewDialog } from "../ui/PreviewDialog.tsx";
import { answerStyle as style } from "../ui/previewStyle.ts";
import { QueryContent } from "../ui/QueryContent.tsx";

function Paper({ text }: { text: PreviewNews }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { token } = useSession();
  const preview = useQuery({
    queryKey: ["newsPreview", text],
    queryFn: async () => {
      const { Title, Body } = await dataProvider.previewNews(text);
      return { Title, html: await withPictures(Body, token) };
    },
    gcTime: 0,
  });
  const { Title, Body } = toFormError(preview.error).fields;
  const fieldError = Title ?? Body;
  if (fieldError) return <Alert severity="error">{fieldError}</Alert>;
  return (
    <QueryContent query={preview} loading={320}>
      {(data) => <Article {...data} />}
    </QueryContent>
  );
}

function Article({ Title, html }: { Title: string; html: string }) {
  return (
    <Box sx={style.container} lang="sv">
      <Box component="article" sx={{ maxWidth: "42rem" }}>
        <Box component="h1" sx={style.title}>
          {Title}
        </Box>
        <Box
          sx={{ ...style.answer, "& img": { maxWidth: "100%", height: "auto" } }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the API has sanitised the preview
          dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
        />
      </Box>
    </Box>
  );
}

/** Previews the form's values as the public page. */
export function PreviewButton() {
  const { getValues } = useFormContext<Partial<PreviewNews>>();
  const [text, setText] = useState<PreviewNews | null>(null);
  const open = () => {
    const { Title = "", Body = "" } = getValues();
    setText({ Title: Title ?? "", Body: Body ?? "" });
  };
  return (
    <>
      <Button size="small" onClick={open}>
        Förhandsgranska
      </Button>
      {text && (
        <PreviewDialog title="Så ser läsaren nyheten" onClose={() => setText(null)}>
          <Paper text={text} />
        </PreviewDialog>
      )}
    </>
  );
}
