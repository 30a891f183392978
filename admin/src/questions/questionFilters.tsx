import type { Colleague } from "@lagrum/core/audit/auditSchema";
import { type DueFilter, dueFilters, type QuestionState, questionTypes } from "@lagrum/core/question/questionSchema";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import { AutocompleteInput, DateInput, type RaRecord, SearchInput, SelectInput, useGetList } from "react-admin";
import { useSession } from "../session/SessionContext.ts";

interface Area extends RaRecord {
  Name: string;
  Area: string | null;
}

/** Areas of law with their sub-categories; an area takes its sub-categories with it. */
export function AreaInput(props: { source: string; label?: string; alwaysOn?: boolean; variant?: "outlined" }) {
  const { data = [], isPending } = useGetList<Area>("categories", { pagination: { page: 1, perPage: 100 } });
  return (
    <AutocompleteInput
      {...props}
      choices={data}
      isPending={isPending}
      optionText={(area: Area) => (area.Area ? `${area.Area}: ${area.Name}` : area.Name)}
      sx={{ minWidth: { md: 260 } }}
    />
  );
}

/** Puts a select on the same line as the other inputs of a filter. */
export const level = { mb: 0 };

export const typeChoices = questionTypes.map((id) => ({ id, name: questionTypeTexts[id] }));

const dueChoices: Record<DueFilter, string> = { today: "I dag", soon: "Snart slut", late: "Försenade" };

/** How near questions are to their time. */
export const dueFilter = (
  <SelectInput sx={level} key="Due" source="Due" choices={dueFilters.map((id) => ({ id, name: dueChoices[id] }))} />
);

/** The same where all have their answer. */
export const answeredLateFilter = (
  <SelectInput sx={level} key="Due" source="Due" choices={[{ id: "late", name: "Besvarade för sent" }]} />
);

export const search = <SearchInput key="Query" source="Query" alwaysOn />;

export const questionFilters = [
  search,
  <AreaInput key="CategoryID" source="CategoryID" alwaysOn />,
  <SelectInput sx={level} key="Type" source="Type" choices={typeChoices} alwaysOn />,
];

/** One of those who work here, or have; oneself first. */
export function ColleagueInput(props: { source: string; label?: string; alwaysOn?: boolean; variant?: "outlined" }) {
  const { me } = useSession();
  const { data = [], isPending } = useGetList<Colleague & RaRecord>("colleagues");
  const others = data.filter(({ UserID }) => UserID !== me.UserID);
  return (
    <SelectInput
      {...props}
      sx={level}
      isPending={isPending}
      choices={[{ id: me.UserID, Name: "Mig" }, ...others]}
      optionText="Name"
    />
  );
}

/** How far a question has come, among what its list can hold. */
export const stages = (...states: QuestionState[]) => (
  <SelectInput
    sx={level}
    key="Stage"
    source="Stage"
    choices={states.map((id) => ({ id, name: questionStateTexts[id] }))}
  />
);

export const visibility = (
  <SelectInput
    sx={level}
    key="Hidden"
    source="Hidden"
    choices={[
      { id: "true", name: "Dolda" },
      { id: "false", name: "Synliga" },
    ]}
  />
);

export const received = [
  <DateInput key="ConfirmedFrom" source="ConfirmedFrom" />,
  <DateInput key="ConfirmedTo" source="ConfirmedTo" />,
];

export const answeredDays = [
  <DateInput key="AnsweredFrom" source="AnsweredFrom" />,
  <DateInput key="AnsweredTo" source="AnsweredTo" />,
];

export const published = [
  <DateInput key="PublishedFrom" source="PublishedFrom" />,
  <DateInput key="PublishedTo" source="PublishedTo" />,
];
