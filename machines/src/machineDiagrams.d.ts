declare module "virtual:machine-diagrams" {
  export const machineDiagrams: import("./build/machineDiagram.ts").MachineDiagram[];
}
