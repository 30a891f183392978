import type { AnswerText } from "@lagrum/core/answer/answerText";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { PreviewDialog as Frame } from "../ui/PreviewDialog.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { PublicAnswerPreview } from "./PublicAnswerPreview.tsx";

interface Props {
  id: number;
  text: AnswerText;
  onClose: () => void;
}

/** Preview of the public page. The server sanitises the text and adds the metadata. */
export function PreviewDialog({ id, text, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const preview = useQuery({
    queryKey: ["preview", id, text],
    queryFn: () => dataProvider.previewAnswer(id, text),
    gcTime: 0,
  });
  return (
    <Frame title="Så ser läsaren svaret" onClose={onClose}>
      <QueryContent query={preview} loading={320}>
        {(data) => <PublicAnswerPreview preview={data} />}
      </QueryContent>
    </Frame>
  );
}
