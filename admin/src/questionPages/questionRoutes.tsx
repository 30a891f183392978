import { type ComponentType, lazy } from "react";
import { RestoreScrollPosition } from "react-admin";
import { Route } from "react-router";
import type { QuestionView } from "../lists/StaffList.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";

const UnansweredList = lazy(() =>
  import("../questions/UnansweredList.tsx").then((m) => ({ default: m.UnansweredList })),
);
const UnansweredDetails = lazy(() => import("./UnansweredDetails.tsx").then((m) => ({ default: m.UnansweredDetails })));
const ReservedList = lazy(() => import("../questions/ReservedList.tsx").then((m) => ({ default: m.ReservedList })));
const ReservedDetails = lazy(() => import("./ReservedDetails.tsx").then((m) => ({ default: m.ReservedDetails })));
const AnsweredList = lazy(() => import("../questions/AnsweredList.tsx").then((m) => ({ default: m.AnsweredList })));
const AnsweredDetails = lazy(() => import("./AnsweredDetails.tsx").then((m) => ({ default: m.AnsweredDetails })));
const LateList = lazy(() => import("../questions/WatchLists.tsx").then((m) => ({ default: m.LateList })));
const NeedsInfoList = lazy(() => import("../questions/WatchLists.tsx").then((m) => ({ default: m.NeedsInfoList })));
const TodayList = lazy(() => import("../questions/WatchLists.tsx").then((m) => ({ default: m.TodayList })));
const PeerReviewList = lazy(() => import("../questions/WatchLists.tsx").then((m) => ({ default: m.PeerReviewList })));
const CallList = lazy(() => import("../calls/CallList.tsx").then((m) => ({ default: m.CallList })));
const AllList = lazy(() => import("../questions/AllList.tsx").then((m) => ({ default: m.AllList })));
const FollowUpList = lazy(() => import("../questions/WatchLists.tsx").then((m) => ({ default: m.FollowUpList })));
const HiddenList = lazy(() => import("../questions/HiddenList.tsx").then((m) => ({ default: m.HiddenList })));

const lists: Record<QuestionView, ComponentType> = {
  unanswered: UnansweredList,
  reserved: ReservedList,
  answered: AnsweredList,
  today: TodayList,
  readings: PeerReviewList,
  all: AllList,
  calls: CallList,
  late: LateList,
  waiting: NeedsInfoList,
  "follow-ups": FollowUpList,
  hidden: HiddenList,
};

/** The routes below /admin/questions: the lists, each a view of the same resource, and the pages of a question. */
export const questionRoutes = [
  ...Object.entries(lists).map(([view, List]) => (
    <Route
      key={view}
      path={view}
      element={
        <RestoreScrollPosition storeKey={`questions/${view}.list.scrollPosition`}>
          <List />
        </RestoreScrollPosition>
      }
    />
  )),
  <Route key="unanswered/:id" path="unanswered/:id" element={<UnansweredDetails />} />,
  <Route key="reserved/:id" path="reserved/:id" element={<ReservedDetails />} />,
  <Route key="answered/:id" path="answered/:id" element={<AnsweredDetails />} />,
  <Route key="*" path="*" element={<NotFoundPage />} />,
];
