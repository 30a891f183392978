import { isAdmin } from "@lagrum/core/domain/roles";
import AlarmIcon from "@mui/icons-material/AlarmOutlined";
import ArticleIcon from "@mui/icons-material/ArticleOutlined";
import AssignmentIndIcon from "@mui/icons-material/AssignmentIndOutlined";
import FactCheckIcon from "@mui/icons-material/FactCheckOutlined";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import GroupIcon from "@mui/icons-material/GroupOutlined";
import HistoryIcon from "@mui/icons-material/HistoryOutlined";
import HomeIcon from "@mui/icons-material/HomeOutlined";
import HourglassIcon from "@mui/icons-material/HourglassBottomOutlined";
import InboxIcon from "@mui/icons-material/InboxOutlined";
import MarkEmailReadIcon from "@mui/icons-material/MarkEmailReadOutlined";
import NotesIcon from "@mui/icons-material/NotesOutlined";
import QuizIcon from "@mui/icons-material/QuizOutlined";
import VisibilityOffIcon from "@mui/icons-material/VisibilityOffOutlined";
import { Menu, MenuItemLink, useLocation } from "react-admin";
import { useSession } from "../session/SessionContext.ts";

const places = [
  { to: "/dashboard", text: "Översikt", icon: <HomeIcon /> },
  { to: "/questions/unanswered", text: "Obesvarade", icon: <InboxIcon /> },
  { to: "/questions/reserved", text: "Reserverade", icon: <AssignmentIndIcon /> },
  { to: "/questions/late", text: "Försenade", icon: <AlarmIcon /> },
  { to: "/questions/waiting", text: "Väntar på uppgifter", icon: <HourglassIcon /> },
  { to: "/questions/follow-ups", text: "Följdfrågor", icon: <ForumIcon /> },
  { to: "/questions/answered", text: "Besvarade", icon: <MarkEmailReadIcon /> },
  { to: "/questions/hidden", text: "Dolda", icon: <VisibilityOffIcon /> },
  { to: "/answers", text: "Svar", icon: <ArticleIcon /> },
];

const adminPlaces = [
  { to: "/templates", text: "Mallar", icon: <NotesIcon /> },
  { to: "/users", text: "Personer", icon: <GroupIcon /> },
  { to: "/test-questions", text: "Provfrågor", icon: <QuizIcon /> },
  { to: "/test-answers", text: "Provsvar", icon: <FactCheckIcon /> },
  { to: "/audit", text: "Logg", icon: <HistoryIcon /> },
];

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** React-Admin's own menu marks every prefix of the address; here the longest one is marked alone. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const { me } = useSession();
  const all = isAdmin(me.roles) ? [...places, ...adminPlaces] : places;
  return (
    <Menu>
      {all.map(({ to, text, icon }) => {
        const isHere = isWithin(pathname, to);
        return (
          <MenuItemLink
            key={to}
            to={to}
            primaryText={text}
            leftIcon={icon}
            aria-current={isHere ? "page" : undefined}
            sx={isHere ? { color: "primary.main", fontWeight: 600, "& svg": { color: "primary.main" } } : {}}
          />
        );
      })}
    </Menu>
  );
}
