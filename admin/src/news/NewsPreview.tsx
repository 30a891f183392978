import { trustedHtml } from "@lagrum/core/csp/trustedTypes";
import type { PreviewNews } from "@lagrum/core/news/newsSchema";
import { Alert, Box, Button, Skeleton } from "@mui/material";
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

function Paper({ text }: { text: PreviewNews }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { token } = useSession();
  const { data, error } = useQuery({
    queryKey: ["newsPreview", text],
    queryFn: async () => {
      const { Title, Body } = await dataProvider.previewNews(text);
      return { Title, html: await withPictures(Body, token) };
    },
    gcTime: 0,
  });
  if (error) {
    const { text: words, fields } = toFormError(error);
    return <Alert severity="error">{fields.Title ?? fields.Body ?? words}</Alert>;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <Box sx={style.container} lang="sv">
      <Box component="article" sx={{ maxWidth: "42rem" }}>
        <Box component="h1" sx={style.title}>
          {data.Title}
        </Box>
        <Box
          sx={{ ...style.answer, "& img": { maxWidth: "100%", height: "auto" } }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the API has sanitised the preview
          dangerouslySetInnerHTML={{ __html: trustedHtml(data.html) }}
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
