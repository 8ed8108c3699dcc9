import { readPairs } from './readPairs.ts';

const contracts = `
  Java-Entwickler | 80331 | salary: 65-80 | distance: 40 | hybridChoice | localChoice | interested: Senior Java Entwickler, Backend-Entwickler
  Praktikum Java-Entwicklung (m/w/d) | 80335 | salary: 65-70 | branch: it_software_internet_telekommunikation | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: praktikum
  no match, absurd: An internship, whatever was typed as pay, for somebody with years of work.

  Java-Entwickler | 80331 | salary: 65-80 | distance: 40 | hybridChoice | localChoice | interested: Senior Java Entwickler, Backend-Entwickler | contractTypes: unbefristet
  Werkstudent Java-Entwicklung | 80335 | salary: 16-20 | branch: it_software_internet_telekommunikation | remoteChoice: hybrid | homeOfficePercent: 50 | contractType: werkstudent | weeklyHours: 20
  no match, absurd: Only students may take it, and the developer wants a permanent job.

  Junior Marketing Manager | 50667 | salary: 38-46 | distance: 30 | hybridChoice | interested: Marketing Manager, Online-Marketing-Manager
  Werkstudent Marketing (m/w/d) | 50667 | salary: 36-40 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: unbefristet
  no match, absurd: Only the title says that it is for students; the form was filled in carelessly.

  HR-Managerin | 60311 | salary: 55-68 | distance: 35 | hybridChoice | localChoice | interested: Personalreferentin, HR Business Partner
  Pflichtpraktikum Human Resources | 60313 | salary: 24-26 | branch: banken_finanzdienstleistungen | remoteChoice: hybrid | homeOfficePercent: 30 | contractType: befristet
  no match, absurd: A compulsory internship for students, filed as temporary.

  Bürokauffrau | 99084 | salary: 16-34 | distance: 20 | localChoice | interested: Kauffrau für Büromanagement, Sachbearbeiterin
  Ausbildung Kaufmann/-frau für Büromanagement | 99084 | salary: 14-16 | branch: oeffentlicher_dienst_verwaltung_verbaende | remoteChoice: local | contractType: ausbildung
  no match, absurd: She learned this trade long ago and looks for a job in it.

  Elektroniker für Betriebstechnik | 38440 | salary: 42-52 | distance: 40 | localChoice
  Ausbildung zum Elektroniker für Betriebstechnik 2027 | 38440 | salary: 42-48 | branch: automobilindustrie | remoteChoice: local | contractType: unbefristet
  no match, absurd: Only the title says that it is an apprenticeship; the pay is that of later.

  Verkäuferin im Einzelhandel | 90402 | salary: 28-33 | distance: 15 | localChoice | weeklyHours: 35-40
  Verkäufer (m/w/d) auf Minijob-Basis | 90402 | salary: 6-7 | branch: handel_konsumgueter_ecommerce | remoteChoice: local | contractType: minijob | weeklyHours: 10
  no match, absurd: Nobody who needs a full wage takes ten hours a week.

  SAP-Berater FI/CO | 70173 | salary: 85-100 | distance: 50 | remoteChoice | hybridChoice | interested: SAP Consultant FI/CO | contractTypes: unbefristet, befristet
  SAP FI/CO Berater (m/w/d) | 70173 | salary: 120-160 | branch: unternehmensberatung_consulting | remoteChoice: remote | homeOfficePercent: 100 | contractType: freiberuflich
  no match, absurd: A freelance project for somebody who wants to be employed.

  Grafikdesignerin | 20095 | salary: 40-48 | distance: 25 | remoteChoice | hybridChoice | interested: Grafikdesignerin, Mediengestalterin Digital und Print
  Freelance Grafikdesigner (m/w/d) | 20095 | salary: 45-60 | branch: medien_verlag_druck_event | remoteChoice: remote | homeOfficePercent: 100 | contractType: befristet
  no match, absurd: The title says freelance; she named no wish to work on her own account.
`;

const wishedContracts = `
  Studentin BWL | 50667 | salary: 15-22 | distance: 25 | hybridChoice | localChoice | interested: Werkstudent Marketing
  Werkstudent Marketing (m/w/d) | 50667 | salary: 16-18 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: werkstudent | weeklyHours: 20
  match, absurd: Exactly what she typed, though she ticked no kind of contract.

  Studentin BWL | 50667 | salary: 15-22 | distance: 25 | hybridChoice | localChoice | interested: Werkstudent Marketing | contractTypes: werkstudent | weeklyHours: 15-20
  Werkstudent Online-Marketing / Social Media | 50667 | salary: 15-17 | branch: medien_verlag_druck_event | remoteChoice: hybrid | homeOfficePercent: 60 | contractType: werkstudent | weeklyHours: 20
  match: Student, hours and trade fit.

  Studentin BWL | 50667 | salary: 15-22 | distance: 25 | hybridChoice | localChoice | interested: Werkstudent Marketing | contractTypes: werkstudent | weeklyHours: -20
  Marketing Manager (m/w/d) Vollzeit | 50667 | salary: 48-58 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: unbefristet | weeklyHours: 40
  no match, absurd: A student cannot work full time.

  Schülerin | 33602 | salary: 12-15 | distance: 20 | localChoice | interested: Kauffrau für Büromanagement, Industriekauffrau | contractTypes: ausbildung
  Ausbildung zur Industriekauffrau / zum Industriekaufmann | 33602 | salary: 13-15 | branch: nahrungsmittel_getraenke | remoteChoice: local | contractType: ausbildung
  match, absurd: A school leaver and the apprenticeship she looks for.

  Freiberufliche UX-Designerin | 10115 | salary: 90-130 | remoteChoice | interested: UX-Designerin, UX/UI Designer | contractTypes: freiberuflich
  UX/UI Designer (m/w/d), Projekt | 80331 | salary: 100-120 | branch: it_software_internet_telekommunikation | remoteChoice: remote | homeOfficePercent: 100 | contractType: freiberuflich
  match: A freelancer and a remote project in her trade.

  Fachkraft für Lagerlogistik | 44135 | salary: 30-38 | distance: 30 | localChoice | contractTypes: unbefristet, befristet
  Fachkraft für Lagerlogistik (m/w/d) | 44135 | salary: 31-36 | branch: logistik_transport_verkehr | remoteChoice: local | contractType: arbeitnehmerueberlassung
  no match: Temporary work through an agency was left unticked on purpose.

  Fachkraft für Lagerlogistik | 44135 | salary: 30-38 | distance: 30 | localChoice | contractTypes: unbefristet, befristet, arbeitnehmerueberlassung
  Fachkraft für Lagerlogistik (m/w/d) | 44135 | salary: 31-36 | branch: logistik_transport_verkehr | remoteChoice: local | contractType: arbeitnehmerueberlassung
  match: Agency work is ticked, everything else fits.

  Fachkraft für Lagerlogistik | 44135 | salary: 30-38 | distance: 30 | localChoice
  Fachkraft für Lagerlogistik (m/w/d) | 44135 | salary: 31-36 | branch: logistik_transport_verkehr | remoteChoice: local | contractType: arbeitnehmerueberlassung
  match: Nothing said against agency work, usual in this trade.

  Sozialpädagogin | 04109 | salary: 42-52 | distance: 25 | localChoice | contractTypes: unbefristet
  Sozialpädagoge (m/w/d), befristet bis 31.12.2027 | 04109 | salary: 44-52 | branch: gesundheitswesen_sozialwesen | remoteChoice: local | contractType: befristet
  no match: She ticked permanent alone.

  Sachbearbeiterin Personal | 28195 | salary: 38-45 | distance: 25 | hybridChoice | localChoice
  Personalsachbearbeiter (m/w/d) als Elternzeitvertretung | 28195 | salary: 38-44 | branch: logistik_transport_verkehr | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: befristet
  match: She said nothing about contracts; a parental leave is worth a call.
`;

const places = `
  Softwareentwickler Java | 80331 | country: DE | salary: 65-80 | distance: 40 | remoteChoice | hybridChoice | localChoice | interested: Java-Entwickler
  Java-Entwickler (m/w/d) | 20095 | salary: 68-80 | branch: it_software_internet_telekommunikation | remoteChoice: local | contractType: unbefristet | field: it_softwareentwicklung
  no match, absurd: Hamburg every day, from Munich.

  Pflegefachkraft | 04109 | salary: 38-46 | distance: 25 | localChoice
  Pflegefachfrau / Pflegefachmann (m/w/d) | 01067 | salary: 40-48 | branch: gesundheitswesen_sozialwesen | remoteChoice: local | contractType: unbefristet
  no match, absurd: Dresden is 100 km from Leipzig, in shifts.

  Softwareentwickler Java | 80331 | country: DE | salary: 65-80 | distance: 40 | remoteChoice | hybridChoice | localChoice | interested: Java-Entwickler
  Java-Entwickler (m/w/d) | 20095 | salary: 68-80 | branch: it_software_internet_telekommunikation | remoteChoice: remote | homeOfficePercent: 100 | contractType: unbefristet | field: it_softwareentwicklung
  match, 90-100 %, absurd: Remote: the town does not matter.

  Softwareentwickler Java | 80331 | country: DE | salary: 65-80 | distance: 40 | remoteChoice | hybridChoice | localChoice | interested: Java-Entwickler
  Java-Entwickler (m/w/d) | 10115 | salary: 68-80 | branch: it_software_internet_telekommunikation | remoteChoice: hybrid | homeOfficePercent: 80 | contractType: unbefristet | field: it_softwareentwicklung
  50-92 %: Berlin one day a week: possible, but a journey. Neither perfect nor thrown out.

  Softwareentwickler Java | 80331 | country: DE | salary: 65-80 | distance: 40 | remoteChoice | hybridChoice | localChoice | homeOfficePercent: 60 | interested: Java-Entwickler
  Java-Entwickler (m/w/d) | 90402 | salary: 68-80 | branch: it_software_internet_telekommunikation | remoteChoice: hybrid | homeOfficePercent: 60 | contractType: unbefristet | field: it_softwareentwicklung
  match, 70-95 %: Nuremberg is 150 km away, but only on two days a week. Worth a call.

  Softwareentwickler Java | 80331 | country: DE | salary: 65-80 | distance: 40 | remoteChoice | hybridChoice | localChoice | interested: Java-Entwickler
  Java-Entwickler (m/w/d) | 70173 | salary: 68-80 | branch: it_software_internet_telekommunikation | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: unbefristet | field: it_softwareentwicklung
  no match: Stuttgart on three days a week, 190 km, is no longer commuting.

  Softwareentwickler Java | 80331 | country: DE | salary: 65-80 | distance: 40 | remoteChoice | hybridChoice | localChoice | interested: Java-Entwickler
  Java-Entwickler (m/w/d) | 86150 | salary: 68-80 | branch: it_software_internet_telekommunikation | remoteChoice: local | contractType: unbefristet | field: it_softwareentwicklung
  50-89 %: Augsburg is 56 km away, a bit past the radius: a lower value, not a dead end.

  Softwareentwickler Java | 80331 | country: DE | salary: 65-80 | distance: none | remoteChoice | hybridChoice | localChoice | interested: Java-Entwickler
  Java-Entwickler (m/w/d) | 85354 | salary: 68-80 | branch: it_software_internet_telekommunikation | remoteChoice: local | contractType: unbefristet | field: it_softwareentwicklung
  match: Freising is near, and no radius was named.

  Hotelfachfrau | 80331 | country: DE | salary: 30-36 | distance: 20 | localChoice | interested: Rezeptionistin | preferredLocation: Hamburg
  Rezeptionist (m/w/d) | 20095 | salary: 31-35 | branch: tourismus_gastgewerbe_freizeit | remoteChoice: local | contractType: unbefristet
  match, absurd: She moves to Hamburg and says so.

  Köchin | 1010 | country: AT | salary: 32-40 | distance: 30 | localChoice
  Koch / Köchin (Vollzeit) | 8010 | country: AT | salary: 34-40 | branch: tourismus_gastgewerbe_freizeit | remoteChoice: local | contractType: unbefristet
  no match, absurd: From Vienna to Graz nobody commutes to a kitchen.

  Chemielaborantin | 4051 | country: CH | salary: 50-65 | distance: 30 | localChoice
  Chemielaborant (m/w/d) | 79539 | country: DE | salary: 50-60 | branch: chemie_pharma_biotech | remoteChoice: local | contractType: unbefristet
  match: Lörrach is on the tram line of Basel.

  Online-Redakteurin | 24103 | salary: 42-50 | distance: 30 | remoteChoice | homeOfficePercent: 100
  Online-Redakteur (m/w/d) | 24103 | salary: 43-50 | branch: medien_verlag_druck_event | remoteChoice: local | contractType: unbefristet
  no match: She works from home only, the desk is in the office.

  Controllerin | 40213 | salary: 60-72 | distance: 50 | remoteChoice | hybridChoice | localChoice
  Controller (m/w/d) | 50667 | salary: 60-70 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 50 | contractType: unbefristet
  match, 85-100 %: Everything fits; Cologne is within her radius.
`;

const pay = `
  Finanzbuchhalterin | 30159 | salary: 50-58 | distance: 30 | hybridChoice | localChoice | contractTypes: teilzeit | weeklyHours: 20-30
  Finanzbuchhalter (m/w/d) | 30159 | salary: 32-35 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: teilzeit | weeklyHours: 25
  match, 85-100 %, absurd: 35 thousand for 25 hours are 56 at full time: what she earns an hour.

  Finanzbuchhalterin | 30159 | salary: 50-58 | distance: 30 | hybridChoice | localChoice | weeklyHours: 38-40
  Finanzbuchhalter (m/w/d) | 30159 | salary: 26-29 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: teilzeit | weeklyHours: 20
  no match, absurd: Half a job for somebody who wants a whole one.

  Finanzbuchhalterin | 30159 | salary: 50-58 | distance: 30 | hybridChoice | localChoice | contractTypes: teilzeit, unbefristet | weeklyHours: 20-25
  Finanzbuchhalter (m/w/d) | 30159 | salary: 25-28 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: teilzeit | weeklyHours: 20
  match, absurd: Hours as wished, pay right at full time.

  Finanzbuchhalterin | 30159 | salary: 50-58 | distance: 30 | hybridChoice | localChoice | contractTypes: teilzeit | weeklyHours: 30-35
  Finanzbuchhalter (m/w/d) | 30159 | salary: 25-28 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: teilzeit | weeklyHours: 20
  no match: Ten hours less than she needs.

  Konstrukteur | 70173 | salary: 60-72 | distance: 40 | hybridChoice | localChoice | interested: Konstruktionsingenieur, Entwicklungsingenieur Maschinenbau | weeklyHours: 38-40
  Konstruktionsingenieur (m/w/d) | 71032 | salary: 62-72 | branch: maschinen_anlagenbau | remoteChoice: hybrid | homeOfficePercent: 20 | contractType: unbefristet | weeklyHours: 35
  60-99 %: 35 hours by collective agreement: a little less than he said, nothing to reject.

  Finanzbuchhalterin | 30159 | salary: 50-58 | distance: 30 | hybridChoice | localChoice | contractTypes: teilzeit | weeklyHours: 20-25
  Finanzbuchhalter (m/w/d) | 30159 | salary: 28-34 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: teilzeit
  match: Part time without hours: to be asked, no reason to refuse.

  Finanzbuchhalterin | 30159 | salary: 50-58 | distance: 30 | hybridChoice | localChoice | contractTypes: teilzeit | weeklyHours: 20-25
  Finanzbuchhalter (m/w/d) | 30159 | salary: 50-58 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: unbefristet | weeklyHours: 40
  no match, absurd: She has 25 hours at most.

  Finanzbuchhalterin | 30159 | salary: 50-58 | distance: 30 | hybridChoice | localChoice | contractTypes: teilzeit | weeklyHours: 25-32
  Finanzbuchhalter (m/w/d) | 30159 | salary: 26-30 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: teilzeit | weeklyHours: 30
  no match: 30 thousand for 30 hours are 40 at full time, a fifth below her floor.

  Konstrukteur | 70173 | salary: 60-72 | distance: 40 | hybridChoice | localChoice | interested: Konstruktionsingenieur, Entwicklungsingenieur Maschinenbau
  Konstruktionsingenieur (m/w/d) | 71032 | salary: 52-57 | branch: maschinen_anlagenbau | remoteChoice: hybrid | homeOfficePercent: 20 | contractType: unbefristet
  match, 70-92 %: Five per cent below: a matter of negotiation, all else fits.

  Konstrukteur | 70173 | salary: 60-72 | distance: 40 | hybridChoice | localChoice | interested: Konstruktionsingenieur, Entwicklungsingenieur Maschinenbau
  Konstruktionsingenieur (m/w/d) | 71032 | salary: 46-51 | branch: maschinen_anlagenbau | remoteChoice: hybrid | homeOfficePercent: 20 | contractType: unbefristet
  no match: Fifteen per cent below a stated minimum.

  Konstrukteur | 70173 | salary: 60-72 | distance: 40 | hybridChoice | localChoice | interested: Konstruktionsingenieur, Entwicklungsingenieur Maschinenbau
  Konstruktionsingenieur (m/w/d) | 71032 | salary: 36-42 | branch: maschinen_anlagenbau | remoteChoice: hybrid | homeOfficePercent: 20 | contractType: unbefristet
  no match, absurd: Thirty per cent below a stated minimum.

  Konstrukteur | 70173 | salary: 60-72 | distance: 40 | hybridChoice | localChoice | interested: Konstruktionsingenieur, Entwicklungsingenieur Maschinenbau
  Konstruktionsingenieur (m/w/d) | 71032 | salary: 45-85 | branch: maschinen_anlagenbau | remoteChoice: hybrid | homeOfficePercent: 20 | contractType: unbefristet
  match: A very wide band that covers the whole wish.

  Konstrukteur | 70173 | salary: 95-110 | distance: 40 | hybridChoice | localChoice | interested: Konstruktionsingenieur, Entwicklungsingenieur Maschinenbau
  Konstruktionsingenieur (m/w/d) | 71032 | salary: 45-95 | branch: maschinen_anlagenbau | remoteChoice: hybrid | homeOfficePercent: 20 | contractType: unbefristet
  50-90 %: Only the very end of a very wide band reaches the floor.

  Konstrukteur | 70173 | salary: 60-72 | distance: 40 | hybridChoice | localChoice | interested: Konstruktionsingenieur, Entwicklungsingenieur Maschinenbau
  Konstruktionsingenieur (m/w/d) | 71032 | salary: 75-85 | branch: maschinen_anlagenbau | remoteChoice: hybrid | homeOfficePercent: 20 | contractType: unbefristet
  match, 85-100 %: More pay than asked for is no fault.

  Konstrukteur | 70173 | salary: 60-72 | distance: 40 | hybridChoice | localChoice | interested: Konstruktionsingenieur, Entwicklungsingenieur Maschinenbau | branchesToExclude: maschinen_anlagenbau
  Konstruktionsingenieur (m/w/d) | 71032 | salary: 62-72 | branch: maschinen_anlagenbau | remoteChoice: hybrid | homeOfficePercent: 20 | contractType: unbefristet
  no match, 0-60 %, absurd: The branch is excluded, so nothing near a match may be shown.

  Industriemechaniker | 45127 | salary: 38-45 | distance: 30 | localChoice | branchesToExclude: personalberatung_vermittlung, sicherheit_schutz
  Industriemechaniker (m/w/d) Instandhaltung | 45127 | salary: 40-46 | branch: personalberatung_vermittlung | remoteChoice: local | contractType: unbefristet
  no match, 0-60 %, absurd: He does not want to be employed by an agency.
`;

const titles = `
  Gesundheits- und Krankenpflegerin | 79098 | salary: 38-46 | distance: 20 | localChoice
  Pflegefachkraft (m/w/d) Innere Medizin | 79106 | salary: 40-47 | branch: gesundheitswesen_sozialwesen | remoteChoice: local | contractType: unbefristet
  match, 85-100 %, absurd: Two names of one occupation.

  Bilanzbuchhalterin | 68159 | salary: 52-62 | distance: 30 | hybridChoice
  Finanzbuchhalter (m/w/d) | 67059 | salary: 50-58 | branch: chemie_pharma_biotech | remoteChoice: hybrid | homeOfficePercent: 50 | contractType: unbefristet
  match: Neighbours; she can do this at once.

  Backend-Entwickler | 76131 | salary: 60-75 | distance: 40 | remoteChoice | hybridChoice
  Softwareentwickler (m/w/d) Backend, Python | 76133 | salary: 60-72 | branch: it_software_internet_telekommunikation | remoteChoice: hybrid | homeOfficePercent: 60 | contractType: unbefristet
  match, 85-100 %: The same work.

  Koch | 55116 | salary: 32-38 | distance: 25 | localChoice
  Lohnbuchhalter (m/w/d) | 55116 | salary: 38-44 | branch: unternehmensberatung_consulting | remoteChoice: local | contractType: unbefristet
  no match, 0-65 %, absurd: A cook keeps no payroll, however near and well paid.

  Vertriebsmitarbeiter im Außendienst | 34117 | salary: 50-62 | distance: 60 | hybridChoice | localChoice
  Vertriebsleiter (m/w/d) Deutschland | 34117 | salary: 95-120 | branch: maschinen_anlagenbau | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: unbefristet
  40-85 %: The same trade two ranks up: not the job he named.

  Chief Technology Officer | 10115 | salary: 55-160 | distance: 40 | remoteChoice | hybridChoice | interested: CTO, Leiter Softwareentwicklung
  Junior Softwareentwickler (m/w/d) | 10115 | salary: 50-58 | branch: it_software_internet_telekommunikation | remoteChoice: hybrid | homeOfficePercent: 60 | contractType: unbefristet
  0-80 %: From the head of development back to a first job.

  Bauingenieurin | 80331 | salary: 58-70 | distance: 30 | hybridChoice | localChoice | interested: Statikerin, Tragwerksplanerin | notInterested: Bauleiterin
  Bauleiter (m/w/d) Hochbau | 80331 | salary: 60-72 | branch: baugewerbe_architektur_immobilien | remoteChoice: local | contractType: unbefristet
  no match, absurd: The very job she said she does not want.

  Kundenberaterin | 10115 | salary: 34-40 | distance: 25 | hybridChoice
  Happiness Hero (m/w/d) | 10115 | salary: 34-39 | branch: handel_konsumgueter_ecommerce | remoteChoice: hybrid | homeOfficePercent: 40 | contractType: unbefristet
  30-95 %: Probably customer service, but nobody can be sure of such a title.

  Elektriker | 93047 | salary: 36-44 | distance: 30 | localChoice
  Elektroniker für Energie- und Gebäudetechnik (m/w/d) | 93055 | salary: 38-45 | branch: baugewerbe_architektur_immobilien | remoteChoice: local | contractType: unbefristet
  match, 85-100 %: The official name of what everybody calls an electrician.

  LKW-Fahrer im Fernverkehr | 39104 | salary: 34-42 | distance: 30 | localChoice
  Busfahrer (m/w/d) im Linienverkehr | 39104 | salary: 36-42 | branch: logistik_transport_verkehr | remoteChoice: local | contractType: unbefristet
  30-88 %: Another licence and another day, though both drive.

  Sekretärin | 70173 | salary: 40-48 | distance: 25 | hybridChoice | localChoice
  Assistenz der Geschäftsführung (m/w/d) | 70173 | salary: 44-52 | branch: automobilindustrie | remoteChoice: local | contractType: unbefristet
  match: The next step of the same work.

  Assistenzärztin Innere Medizin | 37073 | salary: 62-80 | distance: 40 | localChoice
  Chefarzt (m/w/d) Unfallchirurgie | 37073 | salary: 200-300 | branch: gesundheitswesen_sozialwesen | remoteChoice: local | contractType: unbefristet
  0-80 %: Another specialty and three ranks up.
`;

export const judgedPairs = [contracts, wishedContracts, places, pay, titles].flatMap(readPairs);
