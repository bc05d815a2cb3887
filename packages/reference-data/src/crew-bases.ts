/**
 * Codes of the larger crew bases, those of the United States first. They weigh more than runways and
 * population suggest. Reviewed.
 */
export const CREW_BASES: ReadonlySet<string> = new Set(
  [
    'JFK LGA EWR ORD MDW ATL DFW DAL LAX SFO OAK SJC MIA FLL MCO BOS DEN SEA PHX LAS CLT PHL IAH HOU',
    'DTW MSP SLC BWI DCA IAD ANC HNL CVG MEM SDF PDX SAN STL AUS BNA TPA YYZ YVR YUL YYC MEX GRU CGH',
    'GIG EZE SCL BOG LIM PTY LHR LGW STN LTN MAN DUB CDG ORY AMS FRA MUC BER ZRH VIE MAD BCN LIS FCO',
    'MXP ATH IST CPH ARN OSL HEL WAW PRG BUD DXB AUH DOH JNB CPT NBO ADD CAI DEL BOM BLR SIN KUL BKK',
    'HKG TPE NRT HND ICN PEK PVG CAN MNL CGK SYD MEL BNE AKL NAN',
  ].flatMap((line) => line.split(' ')),
);
