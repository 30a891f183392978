import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { Me } from "@lagrum/core/account/accountSchema";
import { clearStaffDrafts } from "@lagrum/core/account/staffDrafts";
import { createClient } from "@lagrum/core/client";
import type { Question } from "@lagrum/core/question/questionSchema";
import { cleanup, render } from "@testing-library/react";
import { useI18nextProvider } from "ra-i18n-i18next";
import { type ReactNode, useMemo } from "react";
import { AdminContext, ResourceContextProvider, reactRouterProvider, TestMemoryRouter } from "react-admin";
import { createDataProvider, type LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { createQueryClient } from "../dataProvider/queryClient.ts";
import { SessionContext } from "../session/SessionContext.ts";
import { availableLocales, i18nextOptions } from "../texts/i18n.ts";
import { account } from "./accountFixture.ts";
import { openFakeApi } from "./fakeApi.ts";

export const karin = account();

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
export const reservedByKarin = () => ({ UserID: 4, Name: "Karin Ekdal", LeaseUntil: inAnHour() });
export const reservedByElias = () => ({ UserID: 5, Name: "Elias Norén", LeaseUntil: inAnHour() });

/** Test fixture: a question. */
export const question = (more: object = {}): Question => ({
  ID: 7,
  Title: "Får jag tillbaka depositionen?",
  QuestionBody: "Hyresvärden vägrar.\n\nVad gör jag?",
  Type: "Free",
  State: "Open",
  Hidden: false,
  Category: { ID: 2, Name: "Deposition", Uri: "hyresratt-deposition" },
  ReservedBy: null,
  CreatedAt: "2026-11-20T08:00:00Z",
  ConfirmedAt: "2026-11-20T08:10:00Z",
  PublishedAt: null,
  DeadlineDate: null,
  Uri: null,
  Objected: false,
  PublishConsent: true,
  UpdatedAt: "2026-11-20T08:10:00Z",
  HasAnswer: false,
  ClosedAt: null,
  Asker: null,
  similarAnswers: [],
  Messages: [],
  Calls: [],
  History: [],
  PreferredTimes: [],
  CallBooking: null,
  HeldUntil: null,
  Order: null,
  Parties: [],
  DueAt: null,
  PausedAt: null,
  MinutesLeft: null,
  UsedPercent: null,
  Late: false,
  Reading: null,
  FollowUpAt: null,
  FollowUpAnsweredAt: null,
  FollowUpDueAt: null,
  FollowUpLate: false,
  ...more,
});

/** Test fixture: the response about a question that has no peer review. */
export const noPeerReview = { status: 200, body: { Readings: [], Readers: [], Required: false } };

const { Routes, Route } = reactRouterProvider;

interface ScreenProps {
  pattern: string;
  resource: string;
  dataProvider: LagrumDataProvider;
  me: Me;
  isStyled: boolean;
  children: ReactNode;
}

/**
 * Keeps styles out of the document: with them, jsdom computes styles for every element in a search by role, which is
 * slow.
 */
const unstyled = createCache({ key: "css", container: document.createElement("div") });
const styled = createCache({ key: "css" });

function Screen({ pattern, resource, dataProvider, me, isStyled, children }: ScreenProps) {
  const i18nProvider = useI18nextProvider({ options: i18nextOptions, availableLocales });
  const session = useMemo(() => ({ me, token: async () => "a-token" }), [me]);
  const queryClient = useMemo(createQueryClient, []);
  if (!i18nProvider) return null;
  return (
    <CacheProvider value={isStyled ? styled : unstyled}>
      <SessionContext value={session}>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
          <Routes>
            <Route
              path={pattern}
              element={
                <ResourceContextProvider value={resource.replace(/^questions\/.*/, "questions")}>
                  {children}
                </ResourceContextProvider>
              }
            />
            <Route path="*" element={<p>En annan sida</p>} />
          </Routes>
        </AdminContext>
      </SessionContext>
    </CacheProvider>
  );
}

interface PageUnderTest {
  /** The page's path: "users", "questions/reserved". */
  resource: string;
  id: number;
  screen: ReactNode;
  me?: Me;
  /** For tests of colours. */
  isStyled?: boolean;
}

/** Renders a page of the admin with a fake API, signed in as Karin by default. */
export async function renderWithApi(
  { resource, id, screen, me = karin, isStyled = false }: PageUnderTest,
  responses: Parameters<typeof openFakeApi>[0],
) {
  const api = await openFakeApi(responses);
  const connection = { baseUrl: api.baseUrl, token: () => "a-token" };
  const dataProvider = createDataProvider(createClient(connection), connection);
  let place = "";
  let goTo = (_path: string) => {};
  render(
    <TestMemoryRouter
      initialEntries={[`/${resource}/${id}`]}
      locationCallback={({ pathname }) => {
        place = pathname;
      }}
      navigateCallback={(navigate) => {
        goTo = (path) => void navigate(path);
      }}
    >
      <Screen pattern={`/${resource}/:id`} resource={resource} dataProvider={dataProvider} me={me} isStyled={isStyled}>
        {screen}
      </Screen>
    </TestMemoryRouter>,
  );
  const close = async () => {
    cleanup();
    await clearStaffDrafts();
    await api.close();
  };
  return { api, close, place: () => place, goTo: (path: string) => goTo(path) };
}
