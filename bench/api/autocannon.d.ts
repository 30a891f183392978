/** Types for the part of autocannon that the measures use. */
declare module "autocannon" {
  export interface Request {
    method?: "GET" | "POST" | "PUT" | "DELETE";
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: Request[];
  }

  interface Result {
    non2xx: number;
    errors: number;
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
