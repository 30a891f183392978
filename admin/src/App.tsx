import { createInspector } from "@lagrum/core/machines/inspect";
import { useI18nextProvider } from "ra-i18n-i18next";
import { lazy, useEffect, useMemo } from "react";
import { Admin, CustomRoutes, Navigate, Resource } from "react-admin";
import { Route } from "react-router";
import { createDataProvider } from "./dataProvider/dataProvider.ts";
import { createQueryClient } from "./dataProvider/queryClient.ts";
import { pruneDeviceDrafts } from "./drafts/draftDatabase.ts";
import { SettingsContext } from "./layout/AdminFooter.tsx";
import { AdminLayout } from "./layout/AdminLayout.tsx";
import { createPreferencesStore } from "./preferences/preferencesStore.ts";
import { questionRoutes } from "./questionPages/questionRoutes.tsx";
import { createAuthProvider, type Exits, type Session } from "./session/authProvider.ts";
import type { Opened } from "./session/openSession.ts";
import { SessionContext } from "./session/SessionContext.ts";
import { availableLocales, i18nextOptions } from "./texts/i18n.ts";
import { NotFoundPage } from "./ui/NotFoundPage.tsx";
import { darkTheme, lightTheme } from "./ui/theme.ts";

const Dashboard = lazy(() => import("./dashboard/Dashboard.tsx").then((m) => ({ default: m.Dashboard })));
const AnswerList = lazy(() => import("./answers/AnswerList.tsx").then((m) => ({ default: m.AnswerList })));
const AnswerDetails = lazy(() =>
  import("./questionPages/AnswerDetails.tsx").then((m) => ({ default: m.AnswerDetails })),
);
const UndeliveredMails = lazy(() =>
  import("./mails/UndeliveredMails.tsx").then((m) => ({ default: m.UndeliveredMails })),
);
const InboxList = lazy(() => import("./inbox/InboxList.tsx").then((m) => ({ default: m.InboxList })));
const ShortcutsPage = lazy(() =>
  import("./commandPalette/ShortcutsPage.tsx").then((m) => ({ default: m.ShortcutsPage })),
);
const AuditLog = lazy(() => import("./audit/AuditLog.tsx").then((m) => ({ default: m.AuditLog })));
const StatisticsPage = lazy(() =>
  import("./statistics/StatisticsPage.tsx").then((m) => ({ default: m.StatisticsPage })),
);
const AccountingPage = lazy(() =>
  import("./accounting/AccountingPage.tsx").then((m) => ({ default: m.AccountingPage })),
);
const SalariesPage = lazy(() => import("./salaries/SalariesPage.tsx").then((m) => ({ default: m.SalariesPage })));
const UserList = lazy(() => import("./users/UserList.tsx").then((m) => ({ default: m.UserList })));
const UserDetails = lazy(() => import("./users/UserDetails.tsx").then((m) => ({ default: m.UserDetails })));
const TestQuestionList = lazy(() =>
  import("./testQuestions/TestQuestionList.tsx").then((m) => ({ default: m.TestQuestionList })),
);
const EditTestQuestion = lazy(() =>
  import("./testQuestions/EditTestQuestion.tsx").then((m) => ({ default: m.EditTestQuestion })),
);
const CreateTestQuestionPage = lazy(() =>
  import("./testQuestions/EditTestQuestion.tsx").then((m) => ({ default: m.CreateTestQuestionPage })),
);
const GradingList = lazy(() => import("./testQuestions/GradingList.tsx").then((m) => ({ default: m.GradingList })));
const GradingDetails = lazy(() =>
  import("./testQuestions/GradingDetails.tsx").then((m) => ({ default: m.GradingDetails })),
);
const SynonymList = lazy(() => import("./synonyms/SynonymList.tsx").then((m) => ({ default: m.SynonymList })));
const EditSynonym = lazy(() => import("./synonyms/EditSynonym.tsx").then((m) => ({ default: m.EditSynonym })));
const CreateSynonymPage = lazy(() =>
  import("./synonyms/EditSynonym.tsx").then((m) => ({ default: m.CreateSynonymPage })),
);
const SearchMissList = lazy(() =>
  import("./searchMisses/SearchMissList.tsx").then((m) => ({ default: m.SearchMissList })),
);
const AiReplyList = lazy(() => import("./aiReplies/AiReplyList.tsx").then((m) => ({ default: m.AiReplyList })));
const AiBlockList = lazy(() => import("./aiReplies/AiBlockList.tsx").then((m) => ({ default: m.AiBlockList })));
const LawChangeList = lazy(() => import("./lawChanges/LawChangeList.tsx").then((m) => ({ default: m.LawChangeList })));
const TemplateList = lazy(() => import("./templates/TemplateList.tsx").then((m) => ({ default: m.TemplateList })));
const EditTemplate = lazy(() => import("./templates/EditTemplate.tsx").then((m) => ({ default: m.EditTemplate })));
const CreateTemplatePage = lazy(() =>
  import("./templates/EditTemplate.tsx").then((m) => ({ default: m.CreateTemplatePage })),
);

const FileList = lazy(() => import("./files/FileList.tsx").then((m) => ({ default: m.FileList })));
const NewsList = lazy(() => import("./news/NewsList.tsx").then((m) => ({ default: m.NewsList })));
const EditNews = lazy(() => import("./news/EditNews.tsx").then((m) => ({ default: m.EditNews })));
const CreateNewsPage = lazy(() => import("./news/EditNews.tsx").then((m) => ({ default: m.CreateNewsPage })));
const ProductList = lazy(() => import("./products/ProductList.tsx").then((m) => ({ default: m.ProductList })));
const EditProduct = lazy(() => import("./products/EditProduct.tsx").then((m) => ({ default: m.EditProduct })));
const CreateProductPage = lazy(() =>
  import("./products/EditProduct.tsx").then((m) => ({ default: m.CreateProductPage })),
);
const ServiceList = lazy(() => import("./products/ServiceList.tsx").then((m) => ({ default: m.ServiceList })));
const OrderList = lazy(() => import("./orders/OrderList.tsx").then((m) => ({ default: m.OrderList })));
const OrderDetails = lazy(() => import("./orders/OrderDetails.tsx").then((m) => ({ default: m.OrderDetails })));
const PaymentList = lazy(() => import("./payments/PaymentList.tsx").then((m) => ({ default: m.PaymentList })));
const ComplaintList = lazy(() => import("./complaints/ComplaintList.tsx").then((m) => ({ default: m.ComplaintList })));
const RentClaimList = lazy(() => import("./rentClaims/RentClaimList.tsx").then((m) => ({ default: m.RentClaimList })));
const RentClaimDetails = lazy(() =>
  import("./rentClaims/RentClaimDetails.tsx").then((m) => ({ default: m.RentClaimDetails })),
);
const WaitingList = lazy(() => import("./waitingList/WaitingList.tsx").then((m) => ({ default: m.WaitingList })));
const WithdrawalList = lazy(() =>
  import("./withdrawals/WithdrawalList.tsx").then((m) => ({ default: m.WithdrawalList })),
);
const MoneyCaseList = lazy(() => import("./moneyCases/MoneyCaseList.tsx").then((m) => ({ default: m.MoneyCaseList })));
const MeetingsPage = lazy(() => import("./meetings/MeetingsPage.tsx").then((m) => ({ default: m.MeetingsPage })));
const HoursPage = lazy(() => import("./meetings/HoursPage.tsx").then((m) => ({ default: m.HoursPage })));
const CategoriesPage = lazy(() =>
  import("./categories/CategoriesPage.tsx").then((m) => ({ default: m.CategoriesPage })),
);

const ToDashboard = () => <Navigate to="/dashboard" replace />;
const Nothing = () => null;

/** The admin: its resources and routes. */
export function App({ client, settings, identity, me, roles, leave, end }: Opened & Session & Exits) {
  const i18nProvider = useI18nextProvider({ options: i18nextOptions, availableLocales });
  const dataProvider = useMemo(
    () => createDataProvider(client, { baseUrl: "/api", token: identity.token }),
    [client, identity],
  );
  const queryClient = useMemo(createQueryClient, []);
  const store = useMemo(() => createPreferencesStore(client), [client]);
  const authProvider = useMemo(
    () => createAuthProvider({ identity, me, client }, { leave, end }),
    [identity, me, client, leave, end],
  );
  const session = useMemo(
    () => ({ me: { ...me, roles }, token: identity.token, inspect: createInspector(settings.Mode) }),
    [identity, me, roles, settings],
  );
  useEffect(() => void pruneDeviceDrafts(me.UserID), [me.UserID]);
  if (!i18nProvider) return null;
  return (
    <SessionContext value={session}>
      <SettingsContext value={settings}>
        <Admin
          dataProvider={dataProvider}
          authProvider={authProvider}
          queryClient={queryClient}
          i18nProvider={i18nProvider}
          store={store}
          theme={lightTheme}
          darkTheme={darkTheme}
          layout={AdminLayout}
          loginPage={false}
          loading={Nothing}
          catchAll={NotFoundPage}
          dashboard={ToDashboard}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes>
            <Route path="/dashboard" element={<Dashboard />} />
            <Route path="/shortcuts" element={<ShortcutsPage />} />
            <Route path="/statistics" element={<StatisticsPage />} />
            <Route path="/salaries" element={<SalariesPage />} />
            <Route path="/accounting" element={<AccountingPage />} />
            <Route path="/mails" element={<UndeliveredMails />} />
            <Route path="/meetings" element={<MeetingsPage />} />
            <Route path="/meetings/hours" element={<HoursPage />} />
            <Route path="/categories" element={<CategoriesPage />} />
            {/* The former address. */}
            <Route path="/unmatched-payments" element={<Navigate to="/money-cases" replace />} />
          </CustomRoutes>
          <Resource name="questions">{questionRoutes}</Resource>
          <Resource name="inbox" list={InboxList} />
          <Resource name="answers" list={AnswerList} edit={AnswerDetails} />
          <Resource name="users" list={UserList} edit={UserDetails} />
          <Resource
            name="test-questions"
            list={TestQuestionList}
            create={CreateTestQuestionPage}
            edit={EditTestQuestion}
          />
          <Resource name="synonyms" list={SynonymList} create={CreateSynonymPage} edit={EditSynonym} />
          <Resource name="search-misses" list={SearchMissList} />
          <Resource name="ai-replies" list={AiReplyList} />
          <Resource name="ai-blocks" list={AiBlockList} />
          <Resource name="law-changes" list={LawChangeList} />
          <Resource name="templates" list={TemplateList} create={CreateTemplatePage} edit={EditTemplate} />
          <Resource name="files" list={FileList} />
          <Resource name="news" list={NewsList} create={CreateNewsPage} edit={EditNews} />
          <Resource name="products" list={ProductList} create={CreateProductPage} edit={EditProduct} />
          <Resource name="services" list={ServiceList} />
          <Resource name="orders" list={OrderList} edit={OrderDetails} />
          <Resource name="payments" list={PaymentList} />
          <Resource name="withdrawals" list={WithdrawalList} />
          <Resource name="complaints" list={ComplaintList} />
          <Resource name="waiting-list" list={WaitingList} />
          <Resource name="rent-claims" list={RentClaimList} edit={RentClaimDetails} />
          <Resource name="money-cases" list={MoneyCaseList} />
          <Resource name="audit" list={AuditLog} />
          <Resource name="test-answers" list={GradingList} edit={GradingDetails} />
        </Admin>
      </SettingsContext>
    </SessionContext>
  );
}
