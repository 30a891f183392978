declare module "virtual:drawn-machines" {
  export const drawnMachines: import("./build/drawnMachine.ts").DrawnMachine[];
}
