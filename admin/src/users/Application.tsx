import { formatDate } from "@lagrum/core/text/dates";
import { referralSourceTexts, semesterText } from "@lagrum/core/texts/people";
import type { User } from "@lagrum/core/user/userSchema";
import { Card, CardContent, Link, Typography } from "@mui/material";
import { ReferenceArrayField } from "react-admin";
import { Facts } from "../ui/Facts.tsx";
import { languageName, nameOf } from "./userLabels.ts";

const referral = (source: string | null) =>
  source !== null && source in referralSourceTexts
    ? referralSourceTexts[source as keyof typeof referralSourceTexts]
    : source;

/** The person's contact details and application. */
export function Application({ user }: { user: User }) {
  const { Semester, ExpectedGraduation, Areas, WeeklyHours, LinkedIn } = user;
  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="h1" sx={{ overflowWrap: "anywhere", mb: 2 }}>
          {nameOf(user)}
        </Typography>
        <Facts
          facts={[
            ["E-post", `${user.Email}${user.Confirmed ? "" : " (inte bekräftad)"}`],
            ["Telefon", user.Phone],
            ["Titel", user.Title],
            ["Sökte", formatDate(user.CreatedAt)],
            ["Lärosäte", user.University],
            ["Program", user.Programme],
            ["Termin", Semester && semesterText(Semester)],
            ["Beräknad examen", ExpectedGraduation && formatDate(ExpectedGraduation)],
            [
              "Rättsområden",
              Areas.length > 0 ? (
                <ReferenceArrayField
                  key="areas"
                  source="Areas"
                  reference="categories"
                  render={({ data = [] }) => data.map(({ Name }) => Name).join(", ")}
                />
              ) : null,
            ],
            ["Språk", user.Languages.map(languageName).join(", ")],
            ["Timmar i veckan", WeeklyHours],
            [
              "LinkedIn",
              LinkedIn && (
                <Link key="linkedin" href={LinkedIn} target="_blank" rel="noopener noreferrer">
                  {LinkedIn}
                </Link>
              ),
            ],
            ["Hörde talas om oss", referral(user.ReferralSource)],
            ["Motivering", user.Motivation],
          ]}
        />
      </CardContent>
    </Card>
  );
}
