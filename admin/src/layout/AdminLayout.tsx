import { type ReactNode, Suspense } from "react";
import { Layout } from "react-admin";
import { LiveUpdates } from "../live/LiveUpdates.tsx";
import { AdminAppBar } from "./AdminAppBar.tsx";
import { AdminFooter } from "./AdminFooter.tsx";
import { AdminMenu } from "./AdminMenu.tsx";

export function AdminLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <Layout
        appBar={AdminAppBar}
        menu={AdminMenu}
        sx={{ "& .RaLayout-content": { pb: 6, pr: { xs: 1, md: 2 }, minWidth: 0 } }}
      >
        <LiveUpdates />
        <Suspense fallback={null}>{children}</Suspense>
      </Layout>
      <AdminFooter />
    </>
  );
}
