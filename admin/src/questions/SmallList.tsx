import type { QuestionListItem } from "@lagrum/core/contract/question";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { SimpleList } from "react-admin";

/** Too narrow for a table. */
export const useIsSmall = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));

type Row = QuestionListItem & { id: number };

interface Props {
  /** What stands below title and area. */
  more: (question: Row) => ReactNode;
  pathOf?: (question: QuestionListItem) => string;
}

/** A list on a narrow screen. */
export function SmallList({ more, pathOf }: Props) {
  return (
    <SimpleList<Row>
      rowClick={pathOf ? (_id, _resource, question) => pathOf(question as Row) : "edit"}
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
