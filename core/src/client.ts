import { type ClientOptions, createEndpointClient, type EndpointClient } from "./endpointClient.ts";
import { type Endpoints, endpoints } from "./endpoints.ts";

export type Client = EndpointClient<Endpoints>;

/** The typed client of the whole API. */
export const createClient = (options: ClientOptions): Client => createEndpointClient(endpoints, options);
