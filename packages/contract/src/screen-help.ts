import type { ScreenName } from './all-screens.ts';

/** What a screen is for and how to begin, in two sentences, for every built screen with a menu. */
export const screenHelp: Readonly<Partial<Record<ScreenName, string>>> = {
  actionCenter:
    'Everything waiting for you in all areas, most urgent first. Decide here or snooze an entry until later; entries leave when someone else settles them.',
  actionCenterDetails:
    'One entry of the action center, with what you need to decide it. If it is settled, the page says what became of it.',
  home: 'Home begins with what waits for you and shows who works today. Each figure opens the people or days behind it.',
  myProfile:
    'Check your personal details, contacts and ID card here. Turn on two-factor sign-in to protect your account.',
  changePassword: 'Choose a new password for this account. Other devices are signed out when it changes.',
  changeTimeZone: 'All times in the portal follow the zone you choose. Shifts keep their own hours.',
  notifications:
    'All notifications that you received are kept here. The settings say what you are notified of, and where.',
  notificationTypes:
    'Each type says what people are notified of, in which words and on which channels. People choose among the channels for themselves, except for critical types.',
  outbox:
    'Email and SMS that could not be sent are listed here with the reason. They are sent once a service is set up.',
  myTeam: 'See your teammates, their shifts and who leads the team. HR assigns people to teams.',
  mySchedule:
    'Your shifts of the coming weeks are listed here in your time. Ask a colleague to swap or cover a shift from its day.',
  myLeave:
    'Your balances and requests are listed here. Request leave for days to come, and give back days that you no longer need.',
  myTimesheets:
    'Each half month becomes a timesheet that you check and submit. Request a correction for a day with a missing clock-out first.',
  employees:
    'All people you may see are listed here; former staff appear with “Show Inactive / Terminated”. Click a row to open a record, or add and import people at the top.',
  employeeDetails:
    'The record shows everything about one person, with their attendance and history. Sensitive groups stay masked until you reveal them, and each reveal is logged.',
  payChanges:
    "Changes of pay and bank details wait here until a second person approves them. You can't approve your own request.",
  teams: 'A team belongs to one client and has members and leads. Leads see and approve the hours of their members.',
  attendance:
    'Days are calculated from schedules, clock-ins and approved corrections. Use the tabs to decide corrections and overtime.',
  earlierMonths:
    'Attendance of earlier months is read-only here. Locked days change only through adjustments in a later period.',
  holidays:
    'All holidays of all calendars are listed here with their source. The form shows whose schedules a change touches before you save it.',
  holidayCalendars:
    'Each calendar lists the holidays of a country, a state or a client. Open one to add holidays or copy a year.',
  holidayCalendarDetails:
    'The holidays of the calendar are listed by year. Copying a year leaves out holidays whose dates move.',
  holidayPolicies:
    'A policy says which calendars apply and what happens on their holidays. Clients and employees get it from January 1 of a year.',
  holidayPolicyDetails:
    'Each calendar of the policy applies for whole years. Changes apply to the schedules of everybody who has the policy.',
  timesheets:
    'Approve the submitted timesheets of a half month, then lock them for payroll. Locked timesheets can be reopened with a reason.',
  hours:
    'Confirm the hours that people worked for your company. Returned hours go back to your provider with your reason.',
  leaveApprovals:
    'Decide on leave of your people that your provider has approved. You see who is away and when, never the type or the reason.',
  substitutes:
    'Choose who decides for you on days when you are away. The substitute sees what waits for you only on those days.',
  approvalPolicies:
    'A policy says who approves each kind of request, and in which order. Changes apply to requests that are opened afterwards.',
  approvalPolicyDetails:
    'Edit the steps and preview who would decide for a person. Publishing adds a version; open requests keep theirs.',
  leaveBalances:
    'Balances are the sum of a ledger, shown for the day that you choose. Open a row to see each entry, or to correct the balance with a reason.',
  leavePolicies:
    'A leave policy says which leave employees are credited, when, and what is carried over. Clients have a default policy; employees can have another one.',
  leavePolicyDetails:
    'See what the policy credits, and the versions before and after. A change shows whose balances it touches before you save it.',
  leaveTypes:
    'Leave types say how a leave is paid, asked for and shown to others. Statutory types name the law that they come from.',
  leaveTypeDetails: 'The rules of one leave type are shown here. Changes apply to leave that is requested afterwards.',
  openPositions:
    'Positions that clients want to fill are listed here, or shown by status on the board. Drag a card to another status, or press M on it.',
  openPositionDetails:
    'The terms of the position, its job description with all versions, its places and the time in each status. A client sees the description once it is reviewed.',
  positionCandidates:
    'Everybody who applies for the position, by stage. Open a card to see the candidate beside the board, and drag it to another stage or press M to move it.',
  jobDescriptionTemplates:
    'Texts from which job descriptions begin. Names in braces, such as {title}, are filled in from the position.',
  jobDescriptionTemplateDetails:
    'The text of the template, filled in with sample values or with a position that you choose. Descriptions that began with it keep their text.',
  position:
    'Home of your company begins with what waits for you. Decide on candidates here, and see your positions and who is in today.',
  dashboard:
    'The figures of your company: who works today, who is away, open tickets and hiring. Each figure opens the rows behind it.',
  hire: 'Start a position that you want to fill, or go on with a draft. A draft keeps every answer, also for colleagues and on other devices.',
  buildPath:
    'Choose how the job description is written. You can change it later; a text that you have stays until another one is made.',
  automateJobDescription:
    'Say what the work is. The description is written from these answers, and they are saved while you type.',
  hireAdditionalDetails:
    'Add hours, skills and what you pay. Only the title, the field, the places, the kind of work, the work place and the time zone are required.',
  positionCreate:
    'Write the description yourself, or begin with a template of your provider. It is saved while you type.',
  hireGeneratedInsights:
    'Generate the description from your answers and read what may be better. Each suggestion says why it is made.',
  reviewGeneratedDescription:
    'Read and change the description; marks show what was generated and what you changed. Confirm that you have read it before you publish.',
  positionReview: 'Everything that will be published is on this page. Change answers or the text from here.',
  positionFinalize:
    'Publish the position, once you or a colleague have reviewed its description. Your recruiters are notified.',
  positionSuccess: 'Your position is open. Your recruiters look for people and notify you of the first candidate.',
  positionEdit: 'All answers of a draft on one page. They are saved while you type.',
  positionUpdate: 'Opens a draft at the step where it was left. A published draft leads to its position.',
  positionView: 'What a draft says so far. Continue to change it or to publish it.',
  myOpenPositions:
    'The positions that your provider fills for you, those that wait for your decision first. Open one to see its candidates.',
  myOpenPositionDetails:
    'What you asked for and how far it is. The tab of candidates shows who was presented, to decide in place.',
  myOpenPositionCandidates:
    'Everybody who was presented for this position, by stage. Choose two to four to compare them side by side.',
  candidateProfile:
    'Read who was presented, and say if you want to meet. You can take a decision back until the candidate is hired.',
  candidates:
    'People who may fill a position are listed here, each once for all positions. Archived ones are hidden until you show them.',
  candidateDetails:
    'Who the candidate is, how to reach them, and how long their data may be kept. A client sees neither contact data nor tags.',
  candidate:
    'Who the candidate is, how to reach them, and how long their data may be kept. A client sees neither contact data nor tags.',
  customerNotes:
    'Notes that users of clients wrote on their positions and candidates. Open one to read what it answers, or to reply.',
  positionNotes:
    'Notes on the position and on its candidates. Each says who can read it, and a reply is never visible to more people than its note.',
  positionAttachments:
    'Files of the position, each with its type and who can read it. A file that is shared is for the users of the client, too.',
  myOpenPositionAttachment: 'Files that your recruiters share about the position. Each download is logged.',
  myNotes: 'What you wrote about your positions and candidates is listed here. Open a note to read the replies.',
  myOpenPositionNotes:
    'Notes that you, your colleagues and your recruiters share about the position and its candidates. Only their authors can change them.',
  sharedCandidate:
    'The candidate as far as you may see it. Those who recruit see the record, and a client to whom the candidate is presented sees the profile.',
  availableSchedule:
    'The hours when you can be asked for interviews, on your own clock and in Manila. Exceptions and busy times win over the weekly hours.',
  availableScheduleCreate:
    'Paint the hours with mouse, finger or keyboard, or type them below. Busy times and single dates win over the weekly hours.',
  interviews:
    'Interviews of all positions are listed here with their times in both time zones. Open one to move it, cancel it or write feedback.',
  recruitmentInterviewDetails:
    'One interview with its time in both time zones, who takes part, and what was said afterwards. Moving it keeps the earlier time.',
  interviewSchedules:
    'Interviews with candidates for your positions are listed here. Ask for one from the profile of a candidate.',
  upcomingInterviews: 'Interviews that are still to come, the next one first. Open one to move or cancel it.',
  interviewScheduleDetails:
    'One interview with its time in both time zones. Afterwards, write here what you think of the candidate.',
  clientAvailabilities:
    'Client users who can be asked for interviews are listed here with their next free time. Open one to see the week in both time zones.',
  clientAvailabilityDetails: 'The hours of one client user, in their time zone and in Manila. Only they change them.',
  ticketsForApproval:
    'Tickets wait here for your approval, and work on them begins when you approve. A rejection needs a reason and closes the ticket.',
  tickets:
    'Tickets of employees, clients and staff are listed here. Views show what is yours, unassigned, overdue or pending.',
  submitATicket: 'Choose what your ticket is about. Its form then asks for what is needed to handle it.',
  ticket: 'Fill in the form and submit it. Your own list shows what becomes of it.',
  myTickets:
    'Tickets that you submitted, or that were submitted for you, are listed here. Select one to see its status and when it is due.',
  ticketTypes: 'A ticket type says who may file it, who handles it and what its form asks. Open one to try its form.',
  ticketDetails:
    'Replies go to the requester, internal notes stay among staff. J and K go through the open tickets, E resolves one.',
  myTicketDetails: 'Reply here if something is missing. After the ticket is closed you can rate our help.',
  ticketTypeDetails:
    'Try the form as each party sees it, and compare its versions. Changed fields become a new version; tickets keep theirs.',
  cannedReplies:
    'Canned replies are texts for answers that you write often. On a ticket, C opens the list and inserts one into the reply.',
  approveTicket: 'Read what was filed, then approve or reject it. The link from your mail works for one decision.',
  ticketSlaPolicies:
    'An SLA policy says which hours count and when tickets are due. Each ticket type names one; open one to see its due times.',
  ticketSlaPolicyDetails:
    'Targets are working time by priority. When hours, targets or holidays change, open tickets get new due times within moments.',
  attendanceMetrics:
    'Compare attendance, punctuality and overtime by month, client, team or shift. Click a figure to see the days behind it.',
  imports:
    'Your uploaded files and their results appear here. Open one to see each row and download the rows with errors.',
  clients:
    'Companies you work with, including prospects, are listed here. A client needs an invoice configuration before people can be assigned.',
  clientDetails:
    'Contacts, teams, policies and invoice configuration of one client are kept here. Dated values change on the day you choose, and the past is kept.',
  clientNotifications:
    'Announcements to client users are listed here with who has read them. Drafts stay private until you publish them.',
  newNotification: 'Write an announcement and choose who receives it. Preview it before you publish.',
  notificationPreview: 'This is how the announcement looks to its readers. Go back to change it, or publish it.',
  accountManagement:
    'Each client is shown with its account managers, starters and leavers. Account managers begin with their own clients.',
  accountManagementDetails:
    "See who works for this client and what is still missing in their setup. Account managers are assigned on the client's page.",
  users:
    'People of your organization who can sign in are listed here. Add one to send an invitation by email, and choose what each of them may do by roles.',
  userManagement:
    'Everyone of your company who can sign in is listed here. A client admin invites users and decides what each of them sees and approves.',
  userManagementDetails:
    'What this user sees and approves. Deactivating ends the access immediately; the account can be reactivated later.',
  teamManagement: 'Teams gather the people who work for you under their leads. A client admin adds and changes them.',
  teamManagementDetails: 'Leads and members of this team. Leads see and approve the hours of their members.',
  clientUserSettings: 'Choose your time zone and clock format. Your profile has your name, password and sessions.',
  myAccountManager: 'These people look after your company. Write or call them with any question about your team.',
  shifts:
    'A shift has hours, days, breaks and a time zone. Changing it adds a version from a day on, and earlier days keep theirs.',
  shiftDetails:
    'See the hours, rules and assigned people of this shift. Planned changes can be cancelled until their first day.',
  rotations:
    'A rotation repeats a pattern of shifts and days off over several weeks. People are assigned to it like to a shift.',
  rotationDetails:
    'The pattern names a shift or a day off for each day of the cycle. To change it, copy the rotation and assign people to the copy.',
  shiftCalendar: 'See who works when, by person and day. Click a shift to change it, or an empty cell to assign one.',
  scheduleToday:
    'Everyone with a shift today appears with their clock-in and clock-out times. Filter by status to see who is late or missing.',
  shiftSwaps:
    'Swaps that both colleagues agreed on wait here for your decision. An approved swap changes the schedule immediately.',
  leaveCalendar:
    'See who is away, by person and day. Requests that wait for your decision have a dashed outline, and clients see names and days only.',
  leaveRequests:
    'Leave of the people you may see waits here for your decision. Approved leave changes balance, schedule, attendance and timesheets.',
  holidaySwaps:
    'Employees who want to work on a holiday and take another day off wait here for your decision. An approved swap changes schedule, attendance and timesheets.',
  offices: "New employees start with the time zone of their office. An office in use can't be deleted.",
  currencies: "Add the currencies that clients are billed and people are paid in. A currency in use can't be deleted.",
  activityLogs: 'Every change and every view of sensitive data is logged here. Filter by person, day or kind of act.',
};
