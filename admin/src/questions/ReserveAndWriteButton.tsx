import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import EditIcon from "@mui/icons-material/EditOutlined";
import { Button, IconButton } from "@mui/material";
import { type MouseEvent, useState } from "react";
import { useDataProvider, useNavigate, useNotify, useRecordContext, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";
import { useIsSmall } from "../ui/useIsSmall.ts";

const label = "Reservera och skriv";

/** On the row of a question: reserves it and opens the editor. An icon on a narrow screen. */
export function ReserveAndWriteButton({ question: given }: { question?: QuestionListItem }) {
  const record = useRecordContext<QuestionListItem>();
  const question = given ?? record;
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const isSmall = useIsSmall();
  const [isPending, setPending] = useState(false);
  if (!question) return null;
  const reserve = async (event: MouseEvent) => {
    event.stopPropagation();
    setPending(true);
    try {
      await dataProvider.reserveQuestion(question.ID);
      void navigate(`/questions/reserved/${question.ID}`);
    } catch (error) {
      notify(toFormError(error).text, { type: "error" });
      setPending(false);
      refresh();
    }
  };
  const props = {
    "aria-label": `${label}: ${question.Title}`,
    color: "primary",
    disabled: isPending,
    onClick: (event: MouseEvent) => void reserve(event),
  } as const;
  if (isSmall) {
    return (
      <IconButton {...props}>
        <EditIcon />
      </IconButton>
    );
  }
  return (
    <Button {...props} size="small">
      {label}
    </Button>
  );
}
