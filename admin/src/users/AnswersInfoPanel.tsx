import { formatDate } from "@lagrum/core/text/dates";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import type { AnswersInfo } from "@lagrum/core/user/userSchema";
import { Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { Facts } from "../ui/Facts.tsx";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";

const number = new Intl.NumberFormat("sv-SE");

function Figures({ info }: { info: AnswersInfo }) {
  const accepted: [string, string | null] = ["Godkänd", info.AcceptedAt && formatDate(info.AcceptedAt)];
  if (info.Total === 0) {
    return (
      <>
        <Typography variant="body2" sx={{ mb: 1 }}>
          Har inte besvarat någon fråga ännu.
        </Typography>
        <Facts facts={[accepted]} />
      </>
    );
  }
  const counted = (name: string, value: number): [string, string] => [name, number.format(value)];
  return (
    <Facts
      facts={[
        accepted,
        counted("Den här veckan", info.ThisWeek),
        counted("Den här månaden", info.ThisMonth),
        counted("Förra månaden", info.PreviousMonth),
        counted("I år", info.ThisYear),
        counted("Förra året", info.PreviousYear),
        counted("Totalt", info.Total),
        counted(questionTypeTexts.Free, info.Free),
        counted(questionTypeTexts.Express, info.Express),
        counted(questionTypeTexts.Express24, info.Express24),
        counted(questionTypeTexts.PhoneAdvice, info.PhoneAdvice),
        ["Första svaret", info.DateFirstAnswer && formatDate(info.DateFirstAnswer)],
        ["Senaste svaret", info.DateLastAnswer && formatDate(info.DateLastAnswer)],
      ]}
    />
  );
}

/** The number of questions that the person has answered. */
export function AnswersInfoPanel({ userId }: { userId: number }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const info = useQuery({
    queryKey: ["users", "answersInfo", userId],
    queryFn: async () => (await dataProvider.getAnswersInfo(userId)).data,
  });
  return (
    <Panel title="Besvarade frågor">
      <QueryContent query={info} loading={120}>
        {(data) => <Figures info={data} />}
      </QueryContent>
    </Panel>
  );
}
