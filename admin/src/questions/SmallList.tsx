import type { QuestionListItem } from "@lagrum/core/contract/question";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { SimpleList } from "react-admin";

/** Too narrow for a table. */
export const useIsSmall = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));

interface Props {
  /** What stands below title and area. */
  more: (question: QuestionListItem & { id: number }) => ReactNode;
  rowClick?: (id: number | string) => string;
}

/** A list on a narrow screen. */
export function SmallList({ more, rowClick }: Props) {
  return (
    <SimpleList<QuestionListItem & { id: number }>
      rowClick={rowClick ?? "edit"}
      primaryText={(question) => question.Title}
      secondaryText={(question) => (
        <>
          {question.Category.Name} · {questionTypeTexts[question.Type]}
          <br />
          {more(question)}
        </>
      )}
    />
  );
}
