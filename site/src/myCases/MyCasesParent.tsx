import { Link } from "@tanstack/react-router";

export const MyCasesParent = () => <Link to="/mina-arenden">Mina ärenden</Link>;
