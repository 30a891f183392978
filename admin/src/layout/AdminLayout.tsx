import { type ReactNode, Suspense } from "react";
import { Layout } from "react-admin";
import { Commands } from "../commandPalette/Commands.tsx";
import { LiveUpdates } from "../live/LiveUpdates.tsx";
import { ProvisionReasonDialog } from "../provisionReason/ProvisionReasonDialog.tsx";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { AdminAppBar } from "./AdminAppBar.tsx";
import { AdminFooter } from "./AdminFooter.tsx";
import { AdminMenu } from "./AdminMenu.tsx";
import { AdminSidebar } from "./AdminSidebar.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";

export function AdminLayout({ children }: { children?: ReactNode }) {
  return (
    <Commands>
      <Layout
        appBar={AdminAppBar}
        menu={AdminMenu}
        sidebar={AdminSidebar}
        sx={{ "& .RaLayout-content": { pb: 6, pr: { xs: 1, md: 2 }, minWidth: 0 } }}
      >
        <ScrollToTop />
        <LiveUpdates />
        <ProvisionReasonDialog />
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </Layout>
      <AdminFooter />
    </Commands>
  );
}
