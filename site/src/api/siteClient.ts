import { type ClientOptions, createEndpointClient, type EndpointClient } from "@lagrum/core/endpointClient";
import { siteEndpoints } from "./siteEndpoints.ts";

export type SiteClient = EndpointClient<typeof siteEndpoints>;

/** The typed client of the endpoints that the browser calls. */
export const createSiteClient = (options: ClientOptions): SiteClient => createEndpointClient(siteEndpoints, options);
