import type { Role } from "@lagrum/core/contract/account";

/** Whoever is signed in, as the database knows them this second. */
export interface Account {
  UserID: number;
  Email: string;
  FirstName: string;
  LastName: string;
  /** First and last name. */
  Name: string;
  Title: string | null;
  roles: Role[];
  Status: ("approved" | "rejected")[];
}
