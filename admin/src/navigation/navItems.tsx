import { isAdmin } from "@lagrum/core/account/roles";
import AccountBalanceIcon from "@mui/icons-material/AccountBalanceOutlined";
import AccountTreeIcon from "@mui/icons-material/AccountTreeOutlined";
import AlarmIcon from "@mui/icons-material/AlarmOutlined";
import ArticleIcon from "@mui/icons-material/ArticleOutlined";
import AssignmentIndIcon from "@mui/icons-material/AssignmentIndOutlined";
import AttachFileIcon from "@mui/icons-material/AttachFileOutlined";
import BarChartIcon from "@mui/icons-material/BarChartOutlined";
import MoneyCaseIcon from "@mui/icons-material/CurrencyExchangeOutlined";
import MeetingIcon from "@mui/icons-material/EventOutlined";
import FactCheckIcon from "@mui/icons-material/FactCheckOutlined";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import LawChangeIcon from "@mui/icons-material/GavelOutlined";
import GroupIcon from "@mui/icons-material/GroupOutlined";
import HistoryIcon from "@mui/icons-material/HistoryOutlined";
import HomeIcon from "@mui/icons-material/HomeOutlined";
import HourglassIcon from "@mui/icons-material/HourglassBottomOutlined";
import InboxIcon from "@mui/icons-material/InboxOutlined";
import ListIcon from "@mui/icons-material/ListAltOutlined";
import MarkEmailReadIcon from "@mui/icons-material/MarkEmailReadOutlined";
import MarkunreadMailboxIcon from "@mui/icons-material/MarkunreadMailboxOutlined";
import NewspaperIcon from "@mui/icons-material/NewspaperOutlined";
import NotesIcon from "@mui/icons-material/NotesOutlined";
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import PhoneIcon from "@mui/icons-material/PhoneOutlined";
import PriceCheckIcon from "@mui/icons-material/PriceCheck";
import WaitingIcon from "@mui/icons-material/QueueOutlined";
import QuizIcon from "@mui/icons-material/QuizOutlined";
import RateReviewIcon from "@mui/icons-material/RateReviewOutlined";
import ReceiptIcon from "@mui/icons-material/ReceiptLongOutlined";
import RentClaimIcon from "@mui/icons-material/RequestQuoteOutlined";
import SearchOffIcon from "@mui/icons-material/SearchOffOutlined";
import SellIcon from "@mui/icons-material/SellOutlined";
import ShoppingBagIcon from "@mui/icons-material/ShoppingBagOutlined";
import AiIcon from "@mui/icons-material/SmartToyOutlined";
import SynonymIcon from "@mui/icons-material/SyncAltOutlined";
import ComplaintIcon from "@mui/icons-material/ThumbDownOutlined";
import TodayIcon from "@mui/icons-material/TodayOutlined";
import WithdrawalIcon from "@mui/icons-material/UndoOutlined";
import UnsubscribeIcon from "@mui/icons-material/UnsubscribeOutlined";
import VisibilityOffIcon from "@mui/icons-material/VisibilityOffOutlined";
import type { ReactNode } from "react";
import { useSession } from "../session/SessionContext.ts";

interface NavItem {
  to: string;
  text: string;
  icon: ReactNode;
}

interface NavGroup {
  /** Heading of the group; null for none. */
  name: string | null;
  items: NavItem[];
}

const groups: NavGroup[] = [
  { name: null, items: [{ to: "/dashboard", text: "Översikt", icon: <HomeIcon /> }] },
  {
    name: "Att göra",
    items: [
      { to: "/questions/unanswered", text: "Obesvarade", icon: <InboxIcon /> },
      { to: "/questions/reserved", text: "Reserverade", icon: <AssignmentIndIcon /> },
      { to: "/questions/today", text: "Utlovade i dag", icon: <TodayIcon /> },
      { to: "/questions/late", text: "Försenade", icon: <AlarmIcon /> },
      { to: "/questions/calls", text: "Samtal", icon: <PhoneIcon /> },
      { to: "/questions/waiting", text: "Väntar på uppgifter", icon: <HourglassIcon /> },
      { to: "/questions/follow-ups", text: "Följdfrågor", icon: <ForumIcon /> },
      { to: "/questions/readings", text: "Svar att granska", icon: <RateReviewIcon /> },
      { to: "/meetings", text: "Möten", icon: <MeetingIcon /> },
      { to: "/waiting-list", text: "Väntelista", icon: <WaitingIcon /> },
      { to: "/orders", text: "Beställningar", icon: <ShoppingBagIcon /> },
      { to: "/withdrawals", text: "Ångrade köp", icon: <WithdrawalIcon /> },
      { to: "/complaints", text: "Reklamationer", icon: <ComplaintIcon /> },
      { to: "/rent-claims", text: "Hyresärenden", icon: <RentClaimIcon /> },
      { to: "/law-changes", text: "Ändrad lag", icon: <LawChangeIcon /> },
      { to: "/inbox", text: "Inkorg", icon: <MarkunreadMailboxIcon /> },
    ],
  },
  {
    name: "Arkiv",
    items: [
      { to: "/questions/answered", text: "Besvarade", icon: <MarkEmailReadIcon /> },
      { to: "/questions/hidden", text: "Dolda", icon: <VisibilityOffIcon /> },
      { to: "/questions/all", text: "Alla frågor", icon: <ListIcon /> },
      { to: "/answers", text: "Svar", icon: <ArticleIcon /> },
    ],
  },
  {
    name: "Sök",
    items: [
      { to: "/synonyms", text: "Synonymer", icon: <SynonymIcon /> },
      { to: "/search-misses", text: "Missade sökningar", icon: <SearchOffIcon /> },
    ],
  },
  {
    name: "Uppföljning",
    items: [
      { to: "/statistics", text: "Statistik", icon: <BarChartIcon /> },
      { to: "/payments", text: "Betalningar", icon: <ReceiptIcon /> },
      { to: "/salaries", text: "Löner", icon: <PaymentsIcon /> },
    ],
  },
];

const adminGroups: NavGroup[] = [
  {
    name: "Webbplatsen",
    items: [
      { to: "/news", text: "Nyheter", icon: <NewspaperIcon /> },
      { to: "/products", text: "Produkter", icon: <SellIcon /> },
      { to: "/services", text: "Tjänster", icon: <PriceCheckIcon /> },
      { to: "/categories", text: "Rättsområden", icon: <AccountTreeIcon /> },
      { to: "/files", text: "Filer", icon: <AttachFileIcon /> },
      { to: "/ai-replies", text: "AI-svar", icon: <AiIcon /> },
    ],
  },
  {
    name: "Byrån",
    items: [
      { to: "/money-cases", text: "Pengar att reda ut", icon: <MoneyCaseIcon /> },
      { to: "/accounting", text: "Bokföring", icon: <AccountBalanceIcon /> },
      { to: "/users", text: "Personer", icon: <GroupIcon /> },
      { to: "/test-answers", text: "Provsvar", icon: <FactCheckIcon /> },
      { to: "/test-questions", text: "Provfrågor", icon: <QuizIcon /> },
      { to: "/templates", text: "Mallar", icon: <NotesIcon /> },
      { to: "/mails", text: "Mejl", icon: <UnsubscribeIcon /> },
      { to: "/audit", text: "Logg", icon: <HistoryIcon /> },
    ],
  },
];

/** The menu's groups, by role. */
export function useNavGroups(): readonly NavGroup[] {
  const { me } = useSession();
  return isAdmin(me.roles) ? [...groups, ...adminGroups] : groups;
}

/** All pages as a flat list, for the command palette. */
export const useNavItems = (): readonly NavItem[] => useNavGroups().flatMap(({ items }) => items);
