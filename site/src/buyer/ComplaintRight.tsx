import { complaintRight } from "@lagrum/core/policy/complaintRight";
import { Link } from "@tanstack/react-router";

/** The right to complain with its time, and the way to do it. @param reference of the order, once there is one */
export function ComplaintRight({ reference }: { reference?: string }) {
  return (
    <>
      {complaintRight}{" "}
      <Link to="/reklamera" search={reference === undefined ? {} : { ref: reference }} target="_blank">
        Reklamera hos oss (öppnas i en ny flik)
      </Link>
    </>
  );
}
