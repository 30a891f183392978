import { accountEndpoints } from "@lagrum/core/account/accountEndpoints";
import { accountingEndpoints } from "@lagrum/core/accounting/accountingEndpoints";
import { aiEndpoints } from "@lagrum/core/ai/aiEndpoints";
import { aiReviewEndpoints } from "@lagrum/core/ai/aiReviewEndpoints";
import { analyticsEndpoints } from "@lagrum/core/analytics/analyticsEndpoints";
import { answerEndpoints } from "@lagrum/core/answer/answerEndpoints";
import { answerFeedbackEndpoints } from "@lagrum/core/answer/answerFeedbackEndpoints";
import { bookingEndpoints } from "@lagrum/core/booking/bookingEndpoints";
import { waitingListEndpoints } from "@lagrum/core/booking/waitingListEndpoints";
import { categoryEndpoints } from "@lagrum/core/category/categoryEndpoints";
import { complaintEndpoints } from "@lagrum/core/complaint/complaintEndpoints";
import { contactEndpoints } from "@lagrum/core/contact/contactEndpoints";
import { insuranceEndpoints } from "@lagrum/core/insurance/insuranceEndpoints";
import { provisionEndpoints } from "@lagrum/core/law/provisionEndpoints";
import { myCasesEndpoints } from "@lagrum/core/myCases/myCasesEndpoints";
import { newsEndpoints } from "@lagrum/core/news/newsEndpoints";
import { orderEndpoints } from "@lagrum/core/order/orderEndpoints";
import { paymentEndpoints } from "@lagrum/core/payment/paymentEndpoints";
import { productEndpoints } from "@lagrum/core/product/productEndpoints";
import { questionEndpoints } from "@lagrum/core/question/questionEndpoints";
import { rentClaimEndpoints } from "@lagrum/core/rentClaim/rentClaimEndpoints";
import { searchEndpoints } from "@lagrum/core/search/searchEndpoints";
import { settingsEndpoints } from "@lagrum/core/settings/settingsEndpoints";
import { testQuestionEndpoints } from "@lagrum/core/testQuestion/testQuestionEndpoints";
import { universityEndpoints } from "@lagrum/core/university/universityEndpoints";
import { withdrawalEndpoints } from "@lagrum/core/withdrawal/withdrawalEndpoints";

/**
 * The endpoints that the browser calls. A call that is missing here does not compile. In the browser bundle the schemas
 * are stripped (site/build/stripEndpointSchemas.ts), so that only forms that validate with zod load it.
 */
export const siteEndpoints = {
  confirmAccount: accountEndpoints.confirmAccount,
  deleteMe: accountEndpoints.deleteMe,
  exportMe: accountEndpoints.exportMe,
  getMe: accountEndpoints.getMe,
  handleUnconfirmedUser: accountEndpoints.handleUnconfirmedUser,
  passwordUpdated: accountEndpoints.passwordUpdated,
  signOutEverywhere: accountEndpoints.signOutEverywhere,
  signUp: accountEndpoints.signUp,
  updateMe: accountEndpoints.updateMe,
  askAi: aiEndpoints.askAi,
  rateAiReply: aiReviewEndpoints.rateAiReply,
  countVisit: analyticsEndpoints.countVisit,
  getAnswer: answerEndpoints.getAnswer,
  getAnswerByUri: answerEndpoints.getAnswerByUri,
  listAnswers: answerEndpoints.listAnswers,
  rateAnswer: answerFeedbackEndpoints.rateAnswer,
  reportAnswer: answerFeedbackEndpoints.reportAnswer,
  bookMeeting: bookingEndpoints.bookMeeting,
  cancelBooking: bookingEndpoints.cancelBooking,
  extendHold: bookingEndpoints.extendHold,
  getBookingCalendar: bookingEndpoints.getBookingCalendar,
  getBookingSlots: bookingEndpoints.getBookingSlots,
  getBookingStatus: bookingEndpoints.getBookingStatus,
  holdTime: bookingEndpoints.holdTime,
  moveBooking: bookingEndpoints.moveBooking,
  releaseHold: bookingEndpoints.releaseHold,
  acceptOffer: waitingListEndpoints.acceptOffer,
  declineOffer: waitingListEndpoints.declineOffer,
  getWaitingStatus: waitingListEndpoints.getWaitingStatus,
  joinWaitingList: waitingListEndpoints.joinWaitingList,
  leaveWaitingList: waitingListEndpoints.leaveWaitingList,
  getCategoryByUri: categoryEndpoints.getCategoryByUri,
  listCategories: categoryEndpoints.listCategories,
  sendMessage: contactEndpoints.sendMessage,
  getInsuranceRules: insuranceEndpoints.getInsuranceRules,
  beginRentClaimFile: rentClaimEndpoints.beginRentClaimFile,
  finishRentClaimFile: rentClaimEndpoints.finishRentClaimFile,
  getOwnRentClaim: rentClaimEndpoints.getOwnRentClaim,
  getRentRules: rentClaimEndpoints.getRentRules,
  replyInRentClaim: rentClaimEndpoints.replyInRentClaim,
  sendRentClaimFilePiece: rentClaimEndpoints.sendRentClaimFilePiece,
  submitRentClaim: rentClaimEndpoints.submitRentClaim,
  withdrawRentClaim: rentClaimEndpoints.withdrawRentClaim,
  getLaw: provisionEndpoints.getLaw,
  getProvision: provisionEndpoints.getProvision,
  listLaws: provisionEndpoints.listLaws,
  requestMyCasesLink: myCasesEndpoints.requestMyCasesLink,
  getNews: newsEndpoints.getNews,
  listNews: newsEndpoints.listNews,
  beginOrderFile: orderEndpoints.beginOrderFile,
  finishOrderFile: orderEndpoints.finishOrderFile,
  getOrder: orderEndpoints.getOrder,
  getReceipt: accountingEndpoints.getReceipt,
  getPurchaseDates: orderEndpoints.getPurchaseDates,
  getOrderStatus: orderEndpoints.getOrderStatus,
  orderFollowUp: orderEndpoints.orderFollowUp,
  orderProduct: orderEndpoints.orderProduct,
  replyInOrder: orderEndpoints.replyInOrder,
  sendOrderFilePiece: orderEndpoints.sendOrderFilePiece,
  getPayment: paymentEndpoints.getPayment,
  initiateOrderPayment: paymentEndpoints.initiateOrderPayment,
  initiateQuestionPayment: paymentEndpoints.initiateQuestionPayment,
  getProduct: productEndpoints.getProduct,
  getProductByUri: productEndpoints.getProductByUri,
  listProducts: productEndpoints.listProducts,
  askQuestion: questionEndpoints.askQuestion,
  confirmQuestion: questionEndpoints.confirmQuestion,
  getQuestionStatus: questionEndpoints.getQuestionStatus,
  objectToPublication: questionEndpoints.objectToPublication,
  withdrawQuestion: questionEndpoints.withdrawQuestion,
  replyToStaff: questionEndpoints.replyToStaff,
  reportOpenedSearch: searchEndpoints.reportOpenedSearch,
  findSimilarAnswers: searchEndpoints.findSimilarAnswers,
  searchAnswers: searchEndpoints.searchAnswers,
  suggestAnswers: searchEndpoints.suggestAnswers,
  getSettings: settingsEndpoints.getSettings,
  answerTestQuestion: testQuestionEndpoints.answerTestQuestion,
  updateTestAnswer: testQuestionEndpoints.updateTestAnswer,
  listTestQuestions: testQuestionEndpoints.listTestQuestions,
  listUserTestAnswers: testQuestionEndpoints.listUserTestAnswers,
  listUniversities: universityEndpoints.listUniversities,
  submitComplaint: complaintEndpoints.submitComplaint,
  submitWithdrawal: withdrawalEndpoints.submitWithdrawal,
  getContractWithdrawal: withdrawalEndpoints.getContractWithdrawal,
  confirmWithdrawal: withdrawalEndpoints.confirmWithdrawal,
};
